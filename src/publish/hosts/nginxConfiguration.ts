import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, type Language } from '../../site/languages'
import { notFoundPath } from '../../site/publicFiles'
import { hashedPath } from './cacheClasses'
import { quotedValue, quotedPattern } from './nginxMaps'
import { hiddenPath, allowedMethods, refusedTarget } from './requestRules'

/** The values that differ between this machine, a test and a public server. */
export interface NginxSettings {
  /** Folder with the releases, the hashed files of earlier releases, the logs and the challenges. */
  target: string
  /** Address for visitors by language: `https://www.example.org`, in local use with a port. */
  origins: Readonly<Record<Language, string>>
  /** Addresses and ports that nginx listens on: `127.0.0.1:8080`, `443`. */
  listen: readonly string[]
  /**
   * Settings for HTTPS: the folder of the certificates, as `<folder>/<host name>/fullchain.pem` and `privkey.pem`, and
   * the addresses and ports for plain HTTP.
   */
  tls?: { certificates: string; plain: readonly string[] }
  /** The user that worker processes run as. It is needed only if root starts nginx. */
  user?: string
  brotliModule?: string
}

/** Values of the template by the names of their placeholders. */
type Values = Readonly<Record<string, string | readonly string[]>>

/**
 * Fills in a line of the template: it returns one line for each value of a placeholder. Throws if a placeholder has no
 * entry.
 */
function fillLine(line: string, values: Values): string[] {
  const [placeholder, name = ''] = /@([A-Z_]+)@/.exec(line) ?? []
  if (placeholder === undefined) return [line]
  if (values[name] === undefined) throw new Error(`The nginx template asks for ${name}, which has no value`)
  return [values[name]].flat().flatMap((value) =>
    fillLine(
      line.replace(placeholder, () => value),
      values,
    ),
  )
}

const fillTemplate = (text: string, values: Values): string =>
  text
    .split('\n')
    .flatMap((line) => fillLine(line, values))
    .join('\n')

const optional = (value: string | undefined) => (value === undefined ? [] : [quotedValue(value)])

/**
 * Returns the whole configuration of an nginx that serves a release: the template `nginx.conf` beside this file with
 * its values.
 */
export function nginxConfiguration(
  { target, origins, listen, tls, user, brotliModule }: NginxSettings,
  release: string,
) {
  const common: Values = {
    TARGET: quotedValue(target),
    RELEASE: quotedValue(release),
    USER: optional(user),
    BROTLI_MODULE: optional(brotliModule),
    BROTLI: brotliModule ? 'on' : [],
    HTTPS: tls ? 'on' : [],
    CERTIFICATES: optional(tls?.certificates),
    LISTEN: listen.map((address) => (tls ? `${address} ssl http2` : address)),
    PLAIN_LISTEN: tls?.plain ?? [],
    LANGUAGES: languageCodes.join('|'),
    METHODS: allowedMethods.join('|'),
    REFUSED_TARGET: quotedPattern(refusedTarget),
    HIDDEN_PATH: quotedPattern(hiddenPath),
    NOT_FOUND: notFoundPath,
    HASHED_PATH: quotedPattern(hashedPath),
  }
  const hosts = languageCodes.map((language) => ({
    ...common,
    LANGUAGE: language,
    ORIGIN: quotedValue(origins[language]),
    HOST: new URL(origins[language]).hostname,
  }))
  const template = readFileSync(join(process.cwd(), 'src', 'publish', 'hosts', 'nginx.conf'), 'utf8')
  const [top = '', host = '', plainHost = '', end = ''] = template.split(/^ *#@.*\n/m)
  return [
    fillTemplate(top, common),
    ...hosts.map((values) => fillTemplate(host, values)),
    ...(tls ? hosts.map((values) => fillTemplate(plainHost, values)) : []),
    end,
  ].join('')
}
