import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { siteUrl } from '../../site/addresses'
import { languageCodes, type Language } from '../../site/languages'
import type { Deployment } from './deployment'
import { findBrotliModule, requireNginx } from './findNginx'

const perLanguage = (origin: (language: Language) => string) =>
  Object.fromEntries(languageCodes.map((language) => [language, origin(language)])) as Record<Language, string>

/** The site's address in plain HTTP on a port of this machine. */
export function localOrigin(language: Language, port: number): string {
  const { hostname } = new URL(siteUrl('/', language))
  return `http://${hostname}:${port}`
}

/**
 * A deployment from environment variables (docs/publishing.md): plain HTTP on a port of this machine, or, where certificates
 * are named, HTTPS on 443 for everybody, with plain HTTP on 80 leading there.
 */
export function deploymentFrom(environment: NodeJS.ProcessEnv): Deployment {
  const nginx = requireNginx()
  const { DEPLOY_TARGET = '.deploy', DEPLOY_PORT = '8080', DEPLOY_CERTIFICATES, DEPLOY_USER } = environment
  const port = Number(DEPLOY_PORT)
  const place = DEPLOY_CERTIFICATES
    ? {
        origins: perLanguage((language) => siteUrl('', language)),
        listen: ['443', '[::]:443'],
        tls: { certificates: resolve(DEPLOY_CERTIFICATES), plain: ['80', '[::]:80'] },
      }
    : { origins: perLanguage((language) => localOrigin(language, port)), listen: [`127.0.0.1:${port}`] }
  const asRoot = process.getuid?.() === 0
  return {
    ...place,
    target: resolve(DEPLOY_TARGET),
    nginx,
    brotliModule: findBrotliModule(nginx),
    user: asRoot ? (DEPLOY_USER ?? userInfo().username) : undefined,
  }
}
