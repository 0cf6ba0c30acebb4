import { cacheClasses } from './cacheClasses'
import { mediaFolder } from '../../build/util/gatsbyInNode'
import { editorIsPublished } from '../../site/editorIsPublished'
import { editorPath, drawnImageFolder } from '../../site/publicFiles'
import { editorHeaderOverrides, securityHeaders, type Header } from '../../build/policy/securityHeaders'

const block = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** Returns a block whose headers replace those of earlier blocks: Cloudflare Pages removes the headers after `!`. */
const exception = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name]) => `  ! ${name}`), ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** Headers that Cloudflare Pages adds by default. They are removed: other sites may not read anything here. */
const unwantedHeaders = ['Access-Control-Allow-Origin']

/** Paths of the editor, if the hosts have it. */
const editorPaths = editorIsPublished ? [editorPath, `${editorPath}/*`] : []

/** Folders in which every file has a hash in its path. */
const hashedFolders = [`/${mediaFolder}/*`, `/${drawnImageFolder}/*`]

/**
 * Returns `_headers` for CDNs: the security headers for every path, and the long lifetime for hashed files. A CDN joins
 * the headers of all blocks that match a path, so no header is set by two blocks. Paths without a Cache-Control keep
 * the default of the CDN, which is to check each time. Hashed files outside the folders above are named one by one, so
 * that a missing file does not get the long lifetime.
 */
export const cdnHeaders = (contentSecurityPolicy: string, hashedFiles: readonly string[]): string => {
  const paths = [
    ...hashedFolders,
    ...hashedFiles.filter((file) => !hashedFolders.some((folder) => file.startsWith(folder.slice(0, -1)))),
  ]
  return [
    block('/*', securityHeaders(contentSecurityPolicy)),
    ...unwantedHeaders.map((name) => `  ! ${name}`),
    ...editorPaths.map((path) => exception(path, editorHeaderOverrides)),
    ...paths.map((path) => block(path, [['Cache-Control', cacheClasses.hashed]])),
    '',
  ].join('\n')
}
