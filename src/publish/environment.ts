import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { siteUrl } from '../site/addresses'
import { inEachLanguage } from '../site/languages'
import { findBrotliModule, requireNginx } from './findNginx'
import { portFrom } from './port'
import type { Deployment } from './runNginx'

const origins = (of: (url: URL) => string) => inEachLanguage((code) => of(new URL(siteUrl('/', code))))

const names = ['NGINX', 'DEPLOY_TARGET', 'DEPLOY_CERTIFICATES', 'DEPLOY_USER'] as const

/**
 * Returns a deployment from environment variables (docs/publishing.md). Without certificates it is plain HTTP on a port
 * that only this machine can reach. With certificates it is HTTPS on port 443 for everybody, with a redirect from plain
 * HTTP on port 80. Throws if a variable is empty.
 */
export function deploymentFrom(environment: NodeJS.ProcessEnv): Deployment {
  const empty = names.find((name) => environment[name] === '')
  if (empty) throw new Error(`${empty} is empty. Give it a value, or do not set it at all (docs/publishing.md).`)
  const { DEPLOY_TARGET = '.deploy', DEPLOY_CERTIFICATES, DEPLOY_USER } = environment
  const port = portFrom('DEPLOY_PORT', 8080, environment)
  const nginx = requireNginx()
  return {
    target: resolve(DEPLOY_TARGET),
    nginx,
    brotliModule: findBrotliModule(nginx),
    user: process.getuid?.() === 0 ? (DEPLOY_USER ?? userInfo().username) : undefined,
    ...(DEPLOY_CERTIFICATES
      ? {
          origins: origins(({ origin }) => origin),
          listen: ['443', '[::]:443'],
          tls: { certificates: resolve(DEPLOY_CERTIFICATES), plain: ['80', '[::]:80'] },
        }
      : {
          origins: origins(({ hostname }) => `http://${hostname}:${port}`),
          listen: [`127.0.0.1:${port}`],
        }),
  }
}
