import { languageCodes, type Language } from '../../site/languages'
import { closedPolicyVariable, headerLines } from './nginxHeaders'
import { nginxHost } from './nginxHost'
import { nginxHttp } from './nginxHttp'
import { block, literal } from './nginxSyntax'

/** What differs between this machine, a test and a server in the world. */
export interface NginxPlace {
  /** Address that visitors see, per language: `https://www.example.org`, for local use with a port. */
  origins: Readonly<Record<Language, string>>
  /** Addresses and ports that nginx listens on: `127.0.0.1:8080`, `443`. */
  listen: readonly string[]
  /** HTTPS: where certificates lie, `<folder>/<host name>/fullchain.pem` and `privkey.pem`, and what listens for plain HTTP. */
  tls?: { certificates: string; plain: readonly string[]; challenges: string }
  /** Folder of a host's files in this release, and of the hashed files that outlive it. */
  root: (language: Language) => string
  keptAssets: (language: Language) => string
  /** The build's maps of a host (`_nginx.conf`). */
  maps: (language: Language) => string
  /** Folder for the process id, logs and nginx's own scratch files. */
  run: string
  /** The user that workers run as; needed only where nginx is started by root. */
  user?: string
  brotliModule?: string
}

const name = (origin: string) => new URL(origin).hostname

function server(place: NginxPlace, language: Language): string[] {
  const { listen, tls } = place
  const host = name(place.origins[language])
  return block('server', [
    ...listen.map((address) => `listen ${address}${tls ? ' ssl http2' : ''};`),
    `server_name ${host};`,
    ...(tls
      ? [
          `ssl_certificate ${literal(`${tls.certificates}/${host}/fullchain.pem`)};`,
          `ssl_certificate_key ${literal(`${tls.certificates}/${host}/privkey.pem`)};`,
        ]
      : []),
    ...nginxHost({
      language,
      origin: place.origins[language],
      root: place.root(language),
      keptAssets: place.keptAssets(language),
    }),
  ])
}

/** Plain HTTP of a host that has HTTPS: the challenges of a certificate authority, else the same address in HTTPS. */
const plainServer = (origin: string, { plain, challenges }: NonNullable<NginxPlace['tls']>): string[] =>
  block('server', [
    ...plain.map((address) => `listen ${address};`),
    `server_name ${name(origin)};`,
    ...headerLines(closedPolicyVariable),
    ...block('location ^~ /.well-known/acme-challenge/', [`root ${literal(challenges)};`, 'try_files $uri =404;']),
    ...block('location /', [`return 301 ${origin}$request_uri;`]),
  ])

/** Names that nobody has given to the site, and requests that are too broken to name one. */
const refusingServer = ({ listen, tls }: NginxPlace): string[] =>
  block('server', [
    ...listen.map((address) => `listen ${address}${tls ? ' ssl http2' : ''} default_server;`),
    ...(tls?.plain ?? []).map((address) => `listen ${address} default_server;`),
    'server_name _;',
    ...(tls ? ['ssl_reject_handshake on;'] : []),
    ...headerLines(closedPolicyVariable),
    'return 421;',
  ])

const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The whole configuration of an nginx that serves the five hosts and nothing else. */
export const nginxConfiguration = (place: NginxPlace): string =>
  [
    ...(place.brotliModule ? [`load_module ${literal(place.brotliModule)};`] : []),
    ...(place.user ? [`user ${place.user};`] : []),
    'worker_processes auto;',
    `pid ${literal(`${place.run}/nginx.pid`)};`,
    `error_log ${literal(`${place.run}/error.log`)} warn;`,
    ...block('events', ['worker_connections 4096;']),
    ...block('http', [
      `access_log ${literal(`${place.run}/access.log`)};`,
      ...scratch.map((kind) => `${kind}_temp_path ${literal(`${place.run}/${kind}`)};`),
      ...nginxHttp({ brotli: place.brotliModule !== undefined }),
      ...(place.tls ? ['ssl_protocols TLSv1.2 TLSv1.3;', 'ssl_session_cache shared:tls:10m;'] : []),
      '',
      ...languageCodes.map((language) => `include ${literal(place.maps(language))};`),
      ...refusingServer(place),
      ...languageCodes.flatMap((language) => [
        ...server(place, language),
        ...(place.tls ? plainServer(place.origins[language], place.tls) : []),
      ]),
    ]),
    '',
  ].join('\n')
