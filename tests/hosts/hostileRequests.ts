import type { Language } from '../../src/site/languages'

/** A request that an attacker may send: the raw target, and an unusual method or unusual headers. */
export interface HostileRequest {
  target: string
  method?: string
  headers?: Record<string, string>
}

const evil = 'evil.example'

/** Ways to write another host in place of a path. */
const places = [
  `//${evil}/`,
  `//${evil}/index.html`,
  `//${evil}`,
  `///${evil}/`,
  `/%5c${evil}/`,
  `/%5C${evil}/`,
  `/\\${evil}/`,
  `\\\\${evil}/`,
  `/%2f${evil}/`,
  `/%2F%2f${evil}/`,
  `/%2f/${evil}/index.html`,
  `/.//${evil}/`,
  `/..//${evil}/`,
  `/%2e//${evil}/`,
  `/@${evil}/`,
  `/:80@${evil}/`,
  `/.${evil}/`,
  `http://${evil}/`,
  `https://${evil}//`,
  `http:${evil}/`,
  `/http://${evil}/`,
  `/?//${evil}/`,
  `/;@${evil}/`,
  `/%09//${evil}/`,
  `/%e2%80%ae${evil}/`,
]

/** Line breaks and other control characters, which may inject a header or a second answer. */
const breaks = [
  '/%0d%0aX-Injected:%20yes',
  '/%0aX-Injected:yes/',
  '/%0DX-Injected:yes/index.html',
  '/%0d%0a%0d%0a<script>/',
  '/%E5%98%8A%E5%98%8DX-Injected:yes/',
  '/x%00.html',
  '/%00/',
  '/?lang=en%0d%0aX-Injected:yes',
  '/?a=%0d%0aX-Injected:yes&lang=et',
  '/\u0001/',
  '/a\tb/',
  '/%7f/',
  '/\u007f',
]

const traversals = [
  '/../../../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/static/../../nginx/nginx.conf',
  '/static/..%2f_headers',
  '/./index.html',
  '/blog/../index.html',
  '/static/%2e%2e/_headers',
  '/....//....//etc/passwd',
  '/%252e%252e/etc/passwd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/.git/config',
  '/.env',
  '/static/../../../nginx/nginx.conf/',
  '/%u002e%u002e/',
  '/%',
  '/%zz',
  '/%4',
  '/~root/',
  '/favicon.svg/',
  '/favicon.svg/index.html',
  '/page-data/',
  '/static/',
]

const long = [
  'a'.repeat(300),
  'a'.repeat(7000),
  'a'.repeat(20_000),
  'a/'.repeat(3500),
  '%61'.repeat(2300),
  'lang=en&'.repeat(900),
  'index.html/'.repeat(600),
]

const queries = [
  '?'.repeat(7000),
  `?${'&'.repeat(7000)}`,
  `?${'a=b&'.repeat(1700)}lang=en`,
  `?${'lang='.repeat(1500)}`,
  `?lang=en&${'x'.repeat(7000)}`,
  '?lang=../../en',
  `?lang=//${evil}`,
  '?lang=en%00',
  '?lang[]=en',
  `?lang=en&next=//${evil}`,
]

const methods = [
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'PURGE',
  'get',
  'G%0d%0aET',
]

const headers: Record<string, string>[] = [
  { 'X-Forwarded-Host': evil },
  { 'X-Original-URL': '/_headers' },
  { 'X-Rewrite-URL': '/_headers' },
  { Forwarded: `host=${evil}` },
  { Range: 'bytes=0-0' },
  { Range: 'bytes=0-1,3-4' },
  { Range: 'bytes=999999999-' },
  { Range: 'bytes=-0' },
  { Range: 'bytes=5-1' },
  { Range: 'lines=1' },
  { Range: `bytes=${'0-,'.repeat(1500)}0-` },
  { 'If-None-Match': '*' },
  { 'If-None-Match': '"x"' },
  { 'If-None-Match': '"'.repeat(3000) },
  { 'If-Modified-Since': 'Sat, 01 Jan 2050 00:00:00 GMT' },
  { 'If-Modified-Since': 'x' },
  { 'If-Match': '"x"' },
  { 'If-Range': '"x"', Range: 'bytes=0-3' },
  { 'Accept-Encoding': 'br' },
  { 'Accept-Encoding': 'gzip;q=0, br;q=0, identity;q=0' },
  { 'Accept-Encoding': '*' },
  { 'Accept-Encoding': 'x'.repeat(4000) },
  { 'Transfer-Encoding': 'chunked' },
  { 'Content-Length': '-1' },
  { 'Content-Length': '0' },
  { Upgrade: 'h2c', 'HTTP2-Settings': 'x' },
  { Expect: '100-continue' },
  { Cookie: 'x'.repeat(9000) },
]

/** Returns the requests of an attacker against a host. Some targets use the host's own prefix or one of its pages. */
export const hostileRequests = (language: Language, page: string): HostileRequest[] => [
  ...[...places, ...breaks, ...traversals].map((target) => ({ target })),
  ...places
    .filter((place) => place.startsWith('/'))
    .flatMap((place) => [{ target: `/${language}${place}` }, { target: page + place }]),
  ...long.map((part) => ({ target: `/${part}` })),
  ...long.map((part) => ({ target: `/${language}/${part}/` })),
  ...queries.map((query) => ({ target: page + query })),
  ...methods.map((method) => ({ target: page, method })),
  ...headers.map((extra) => ({ target: page, headers: extra })),
]
