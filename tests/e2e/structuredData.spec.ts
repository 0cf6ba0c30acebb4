import { expect, hydrated, pathOf, hostLanguage, test } from './site'

test('structured data follows the page that is shown, one block at a time', async ({ page, problems }) => {
  const read = () => page.locator('script[type="application/ld+json"]').allTextContents()
  await page.goto(pathOf('home', hostLanguage))
  await hydrated(page)
  expect(await read()).toHaveLength(1)
  await page
    .locator(`main a[href="${pathOf('pricing', hostLanguage)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${pathOf('pricing', hostLanguage)}$`))
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`${pathOf('pricing', hostLanguage)}$`))
  const blocks = await read()
  expect(blocks).toHaveLength(1)
  const { '@graph': graph } = JSON.parse(blocks[0]!) as {
    '@graph': { '@type': string; itemListElement?: { item: string }[] }[]
  }
  expect(graph.map((node) => node['@type'])).toEqual(['SoftwareApplication', 'BreadcrumbList'])
  expect(graph[1]?.itemListElement?.at(-1)?.item).toBe(await canonical.getAttribute('href'))
  expect(problems).toEqual([])
})
