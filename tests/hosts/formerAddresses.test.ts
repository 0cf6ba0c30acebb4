import { closedPolicy } from '../../src/build/policy/securityHeaders'
import { formerAddresses, type FormerAddress } from '../../src/build/pages/formerAddresses'
import { hostPages } from '../../src/build/pages/hostPages'
import { addressesIn } from '../../src/build/pages/pageSet'
import { cloudflarePages } from '../../src/publish/cloudflare/cloudflarePages'
import { languageRedirects } from '../../src/publish/hosts/languageRedirects'
import { cdnHeaders } from '../../src/publish/hosts/cdnHeaders'
import { cdnRedirects } from '../../src/publish/hosts/cdnRedirects'
import { hostMaps } from '../../src/publish/hosts/nginxMaps'
import { siteUrl } from '../../src/site/addresses'
import { languageCodes, type Language } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { siteContentOf } from '../siteContent'
import { temporaryFolder } from '../temporaryFolder'
import { pageFile, serveHosts } from './hosts'
import { rawRequest, valuesOf } from './rawRequest'

/** Five small sites whose price page had another path in every language, and before that a path of two segments. */
const price = addressesIn(languageCodes, (language) => [
  ownPath('pricing', language),
  `/old-${language}`,
  `/very/old-${language}`,
])
const moved = (language: Language): FormerAddress[] => formerAddresses([price], language)
const pages = (language: Language) => hostPages(siteContentOf([]), language)
const { root, write, remove } = temporaryFolder()
const fileOf = (path: string) => (path.endsWith('.html') ? path.slice(1) : pageFile(path))

const redirects = (language: Language) => {
  const translations = languageRedirects(pages(language), language)
  return {
    cdn: cdnRedirects(siteUrl('', language), language, pages(language), translations, moved(language)),
    nginx: hostMaps(language, closedPolicy, translations, moved(language)),
  }
}

for (const language of languageCodes) {
  for (const { path } of pages(language))
    write(`${language}/${fileOf(path)}`, `<!doctype html><html lang="${language}"><title>${path}</title>`)
  write(`${language}/_headers`, cdnHeaders(closedPolicy, []))
  write(`nginx/${language}.conf`, redirects(language).nginx)
}
const served = serveHosts(root)
afterAll(remove)

/**
 * Returns status and target of an address on nginx and on a CDN (`npm run serve` answers as the CDN does). Targets are
 * paths of the host.
 */
async function everywhere(language: Language, address: string): Promise<[status: number, location?: string][]> {
  const files = new Set(pages(language).map(({ path }) => fileOf(path)))
  const nginx = await rawRequest(served.port, address, { host: new URL(served.origins[language]).host })
  const cdn = cloudflarePages(siteUrl('', language), redirects(language).cdn, '', (file) => files.has(file.slice(1)))(
    address,
  )
  return [
    [nginx.status, valuesOf(nginx, 'location')[0]?.replace(`${served.origins[language]}/`, '/')],
    [cdn.status, cdn.location],
  ]
}
const all = (status: number, location?: string) => Array<unknown>(2).fill([status, location])

describe.each(languageCodes)('the %s host', (language) => {
  const here = ownPath('pricing', language)

  test('leads from each former address to where the page is now, however it is spelled, with the query', async () => {
    const list = moved(language)
    expect(list.map(({ from }) => from)).toEqual(expect.arrayContaining([`/old-${language}`, `/very/old-${language}`]))
    for (const { from, to } of list)
      for (const variant of [from, `${from}/`, `${from}/index.html`])
        expect([variant, ...(await everywhere(language, `${variant}?a=1&b=//x`))]).toEqual([
          variant,
          ...all(301, `${to}?a=1&b=//x`),
        ])
  }, 60_000)

  test('leads from prefixed ones of other languages, and from Finnish and English ones alone', async () => {
    for (const other of languageCodes.filter((code) => code !== language)) {
      const there = localPath(ownPath('pricing', other), other, language)
      expect(await everywhere(language, `/${other}/old-${other}`)).toEqual(all(301, there))
      expect(await everywhere(language, `/old-${other}`)).toEqual(
        ['fi', 'en'].includes(other) ? all(301, here) : all(404),
      )
    }
  })

  test('takes off its own prefix first', async () => {
    expect(await everywhere(language, `/${language}/old-${language}`)).toEqual(all(301, `/old-${language}`))
  })

  test('answers addresses that only look like one with 404', async () => {
    for (const path of [
      `/Old-${language}`,
      `/old-${language}/more`,
      `/old-${language}x`,
      `/x/old-${language}`,
      `/very`,
      '/index.html/',
      `/old-${language}//`,
    ])
      expect([path, ...(await everywhere(language, path))]).toEqual([path, ...all(404)])
  })

  test('keeps pages where they are, and sends redirects with the headers of every answer', async () => {
    expect((await everywhere(language, here)).map(([status]) => status)).toEqual([200, 200])
    const reply = await rawRequest(served.port, `/old-${language}`, { host: new URL(served.origins[language]).host })
    expect(valuesOf(reply, 'cache-control')).toEqual(['public, max-age=0, must-revalidate'])
    expect(valuesOf(reply, 'content-security-policy')).toEqual([closedPolicy])
  })
})
