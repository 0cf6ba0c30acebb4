import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { editorIsPublished } from '../../src/site/editorIsPublished'
import { editorPath } from '../../src/site/publicFiles'
import { closedPolicy, securityHeaders } from '../../src/build/policy/securityHeaders'
import { languageCodes } from '../../src/site/languages'
import { ownPath } from '../../src/site/routes'
import { headersAt } from '../headersAt'
import { builtPolicy, fileOf, pageFile, serveHosts, sites } from './hosts'
import { rawRequest, valuesOf, type RawReply } from './rawRequest'

const served = serveHosts()

const expectHeaders = (reply: RawReply, policy: string) => {
  for (const [name, value] of securityHeaders(policy))
    expect([reply.status, name, ...valuesOf(reply, name.toLowerCase())]).toEqual([reply.status, name, value])
  expect(valuesOf(reply, 'cache-control')).toHaveLength(1)
}
const revalidated = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

describe.each(languageCodes)('the %s host', (language) => {
  const page = ownPath('pricing', language)
  const other = languageCodes.find((code) => code !== language)!
  const script = `/${readdirSync(join(sites, language)).find((file) => /^webpack-runtime-[0-9a-f]{20}\.js$/.test(file))!}`
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    rawRequest(served.port, path, { host: new URL(served.origins[language]).host, headers, method })

  test('its policy trusts nothing by default and nothing inline or evaluated', () => {
    const policy = builtPolicy(language)
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/)
  })

  test('answers for the editor, where it has one, with a policy of its own, and keeps it out of indexes', async () => {
    for (const path of [editorPath, `${editorPath}/editor.js`]) {
      const reply = await get(path)
      expect(reply.status).toBe(editorIsPublished ? 200 : 404)
      for (const [name, value] of headersAt(path, builtPolicy(language)))
        expect(valuesOf(reply, name.toLowerCase())).toEqual([value])
    }
    expect(valuesOf(await get(page), 'x-robots-tag')).toEqual([])
    expectHeaders(await get(`${editorPath}istrator`), builtPolicy(language))
  })

  test('sends the same full set of headers, each once, with every status', async () => {
    const etag = valuesOf(await get(page), 'etag')[0]!
    const replies: [status: number, cacheControl: string, reply: Promise<RawReply>][] = [
      [200, revalidated, get(page)],
      [200, revalidated, get(page, {}, 'HEAD')],
      [200, revalidated, get('/page-data/app-data.json')],
      [200, immutable, get(script)],
      [206, revalidated, get(page, { Range: 'bytes=0-9' })],
      [206, revalidated, get(script, { Range: 'bytes=0-9' })],
      [301, revalidated, get(`${page}/`)],
      [301, revalidated, get(`/${language}${page}`)],
      [302, revalidated, get(`${page}?lang=${other}`)],
      [304, revalidated, get(page, { 'If-None-Match': etag })],
      [304, immutable, get(script, { 'If-None-Match': valuesOf(await get(script), 'etag')[0]! })],
      [404, 'no-store', get('/no-such-page')],
      [404, 'no-store', get(`/${other}/no-such-page`)],
      [404, 'no-store', get(script.replace(/.{5}\.js$/, 'fffff.js'))],
      [404, 'no-store', get('/static/no-such-file.woff2')],
      [405, 'no-store', get(page, {}, 'POST')],
      [412, 'no-store', get(page, { 'If-Match': '"x"' })],
      [416, revalidated, get(page, { Range: 'bytes=99999999-' })],
      [416, revalidated, get(script, { Range: 'bytes=99999999-' })],
    ]
    for (const [status, cacheControl, promise] of replies) {
      const reply = await promise
      expect([reply.status, ...valuesOf(reply, 'cache-control')]).toEqual([status, cacheControl])
      expectHeaders(reply, builtPolicy(language))
      expect(valuesOf(reply, 'allow')).toEqual(status === 405 ? ['GET, HEAD'] : [])
      expect(valuesOf(reply, 'set-cookie')).toEqual([])
    }
  })

  test('sends the file that was compressed at build time, to those who take it', async () => {
    const plain = fileOf(language, pageFile(page))
    const file = join(sites, language, pageFile(page))
    const ways = [
      {
        encoding: 'br',
        ready: existsSync(`${file}.br`) && served.brotliModule !== undefined,
        unpack: brotliDecompressSync,
      },
      { encoding: 'gzip', ready: existsSync(`${file}.gz`), unpack: gunzipSync },
    ]
    for (const { encoding, ready, unpack } of ways) {
      const reply = await get(page, { 'Accept-Encoding': encoding })
      expect([encoding, ...valuesOf(reply, 'content-encoding')]).toEqual(ready ? [encoding, encoding] : [encoding])
      expect((ready ? unpack(reply.body) : reply.body).toString()).toBe(plain)
      if (ready) expect(valuesOf(reply, 'vary')).toEqual(['Accept-Encoding'])
      expectHeaders(reply, builtPolicy(language))
    }
    expect((await get(page)).body.toString()).toBe(plain)
  })

  test('names the type of every kind of file', async () => {
    const byExtension = new Map(
      readdirSync(join(sites, language), { recursive: true, encoding: 'utf8' })
        .filter(
          (file) =>
            /^[^_].*\.(?!br$|gz$)[a-z0-9]+$/.test(file) && !file.endsWith('404.html') && !file.endsWith('index.html'),
        )
        .map((file) => [/[^.]+$/.exec(file)![0], file] as const),
    )
    expect(byExtension.size).toBeGreaterThan(6)
    for (const [extension, file] of byExtension) {
      const [type = ''] = valuesOf(await get(`/${file}`), 'content-type')
      if (['js', 'json', 'css', 'txt', 'xml', 'svg', 'webmanifest'].includes(extension))
        expect([file, type]).toEqual([file, expect.stringMatching(/; charset=utf-8$/)])
      expect([file, type === 'application/octet-stream' && !/pagefind|^pf_/.test(file)]).toEqual([file, false])
    }
  })
})

test('a name that nobody gave to the site gets the headers too, with a policy that allows nothing', async () => {
  const reply = await rawRequest(served.port, '/', { host: 'evil.example' })
  expect(reply.status).toBe(421)
  expectHeaders(reply, closedPolicy)
})

test('the configuration that nginx runs is the release that was deployed', () => {
  expect(readFileSync(join(served.target, 'current', 'nginx', 'nginx.conf'), 'utf8')).toContain(
    `server_name ${new URL(served.origins.fi).hostname};`,
  )
})
