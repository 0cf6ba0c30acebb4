import { languageCodes } from '../../site/languages'
import { contentTypes } from './contentTypes'
import { headerMaps } from './nginxHeaders'
import { block, literal, map, quoted } from './nginxSyntax'
import { notFoundFiles } from './requestRules'

const types = [
  'default_type application/octet-stream;',
  ...block(
    'types',
    contentTypes.map(({ type, extensions }) => `${type} ${extensions.join(' ')};`),
  ),
  'charset utf-8;',
  // text/html is in nginx's list anyway.
  `charset_types ${contentTypes
    .filter(({ type, text }) => text && type !== 'text/html')
    .map(({ type }) => type)
    .join(' ')};`,
]

const code = languageCodes.join('|')
/** Parameters before `lang`, none of them `lang`. Possessive: a long query is looked at once. */
const before = '(?:(?!lang=)[^&]*+&)*+'

/**
 * `?lang=` is taken from the query where it stands once, spelled as the site spells it, on a path in lower case (nginx compares
 * the keys of maps without case). What else a query may hold is left to the browser.
 */
const askedLanguage = [
  ...map('"$uri?$args"', '$asked_language', [
    [quoted(`~^[^A-Z?]*\\?${before}lang=(?<asked>${code})(?:$|&(?!(?:[^&]*&)*?lang=))`), '$asked'],
  ]),
  // $asked_language has seen to it that there is one `lang`.
  ...map('$args', '$other_query', [
    [quoted(`~^lang=(?:${code})&(?<after>.+)$`), '"?$after"'],
    [quoted(`~^(?<start>.+)&lang=(?:${code})$`), '"?$start"'],
    [quoted(`~^(?<first>.+&)lang=(?:${code})&(?<last>.*)$`), '"?$first$last"'],
  ]),
]

/**
 * A page's path without a slash or `index.html` at its end, for maps of paths; empty where it has a capital letter, because nginx compares
 * the keys of maps without case.
 */
const plainPath = map('$uri', '$plain_path', [[quoted('~^(?<plain>[^A-Z]*?)(?:/(?:index\\.html)?)?$'), '$plain']])

const notFound = languageCodes.flatMap((siteLanguage) =>
  map(
    '$uri',
    `$${siteLanguage}_not_found`,
    notFoundFiles(siteLanguage)
      .filter(({ path }) => path !== '')
      .map(({ path, file }) => [quoted(`~${path}`), literal(file)] as const),
    literal('/404.html'),
  ),
)

/** Whether nginx can send the `.br` files that lie beside the pages. */
export type Brotli = { brotli: boolean }

/** Directives of nginx's `http` level that all hosts share. */
export const nginxHttp = ({ brotli }: Brotli): string[] => [
  ...types,
  'server_tokens off;',
  'sendfile on;',
  'tcp_nopush on;',
  'merge_slashes off;',
  'gzip_static on;',
  ...(brotli ? ['brotli_static on;'] : []),
  'gzip_vary on;',
  // Translations: some five hundred rows of up to two hundred characters for each host.
  'map_hash_max_size 32768;',
  'map_hash_bucket_size 512;',
  '',
  ...headerMaps,
  ...askedLanguage,
  ...plainPath,
  ...notFound,
]
