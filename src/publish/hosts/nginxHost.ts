import type { Language } from '../../site/languages'
import { hashedPath } from './cacheClasses'
import { headerLines } from './nginxHeaders'
import { hostVariables } from './nginxHostMaps'
import { block, literal, quoted } from './nginxSyntax'
import { hiddenPath, methods, ownPrefixPath, refusedTarget, variantPath } from './requestRules'

/** Where a host's files lie and what its addresses begin with. */
export interface HostPlace {
  language: Language
  /** Scheme, name and port that visitors see; redirects repeat it literally. */
  origin: string
  /** Folder of the release. */
  root: string
  /** Folder of hashed files of earlier releases. */
  keptAssets: string
}

const refusals = [
  ...block(`if ($request_method !~ "^(?:${methods.join('|')})$")`, ['return 405;']),
  ...block(`if ($request_uri ~* ${quoted(refusedTarget)})`, ['return 404;']),
]

const redirects = (language: Language, origin: string): string[] => [
  ...block(`location ~ ${quoted(ownPrefixPath(language))}`, [`return 301 ${origin}/$rest$is_args$args;`]),
  ...block('location = /index.html', [`return 301 ${origin}/$is_args$args;`]),
  ...block(`location ~ ${quoted(variantPath)}`, [
    ...block('if (-f $document_root$bare/index.html)', [`return 301 ${origin}$bare$is_args$args;`]),
    'return 404;',
  ]),
]

/** The rules of one host inside its `server` block; the maps they use are in `nginxHttp` and in the build's `_nginx.conf`. */
export function nginxHost({ language, origin, root, keptAssets }: HostPlace): string[] {
  const { policy, translation, moved } = hostVariables(language)
  return [
    `root ${literal(root)};`,
    ...headerLines(policy),
    '',
    ...refusals,
    ...block(`if (${translation})`, [`return 302 ${origin}${translation}$other_query;`]),
    ...block(`if (${moved})`, [`return 301 ${origin}${moved}$is_args$args;`]),
    '',
    'error_page 404 @not_found;',
    ...block('location @not_found', [`try_files $${language}_not_found =404;`]),
    ...block(`location ~ ${quoted(hiddenPath)}`, ['return 404;']),
    ...redirects(language, origin),
    ...block(`location ~ ${quoted(`^(?:${hashedPath})$`)}`, ['try_files $uri @kept;']),
    ...block('location @kept', [`root ${literal(keptAssets)};`, 'try_files $uri =404;']),
    ...block('location = /', ['try_files /index.html =404;']),
    ...block('location ~ /$', ['return 404;']),
    ...block('location /', ['try_files $uri $uri/index.html =404;']),
  ]
}
