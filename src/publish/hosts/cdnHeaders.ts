import { cacheClasses } from './cacheClasses'
import { mediaFolder } from '../../build/util/gatsbyInternals'
import { socialImageFolder } from '../../site/publicFiles'
import { headerExceptions, policyName, securityHeaders, type Header } from '../../build/policy/securityHeaders'

const block = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** A block whose headers replace those of the blocks before it: Cloudflare Pages takes off what stands behind `!`. */
const exception = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name]) => `  ! ${name}`), ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** Headers that Cloudflare Pages adds unasked and that are taken off: other sites may read nothing here. */
const unasked = ['Access-Control-Allow-Origin']

/** Folders whose files all have a hash in their path. */
const hashedFolders = [`/${mediaFolder}/*`, `/${socialImageFolder}/*`]

/**
 * `_headers` for CDNs: the security headers everywhere, the long life for hashed files. Blocks that match one path are
 * joined by the CDN, so no header stands in two; what is not named keeps the CDN's own "ask each time". Hashed files
 * outside folders of their own are named one by one, so that a missing file does not get their long life.
 */
export const cdnHeaders = (contentSecurityPolicy: string, hashedFiles: readonly string[]): string => {
  const paths = [
    ...hashedFolders,
    ...hashedFiles.filter((file) => !hashedFolders.some((folder) => file.startsWith(folder.slice(0, -1)))),
  ]
  return [
    block('/*', securityHeaders(contentSecurityPolicy)),
    ...unasked.map((name) => `  ! ${name}`),
    ...headerExceptions.flatMap(({ paths, headers }) => paths.map((path) => exception(path, headers))),
    ...paths.map((path) => block(path, [['Cache-Control', cacheClasses.hashed]])),
    '',
  ].join('\n')
}

/** The Content-Security-Policy that a `_headers` file names; throws where it has none. */
export function policyOf(headersFile: string): string {
  const policy = new RegExp(`^ {2}${policyName}: (.+)$`, 'm').exec(headersFile)?.[1]
  if (policy === undefined) throw new Error(`_headers names no ${policyName}. Build the site again: npm run build`)
  return policy
}
