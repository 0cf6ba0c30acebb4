import { languageCodes, type Language } from '../../src/site/languages'
import { routes } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import { expect, pathOf, hostLanguage, some, layoutTest as test, unknownPath, whole } from './site'

const withIllustration = routeIds.filter((id) => ['Contact', 'Company'].includes(routes[id].template))
const pairs = [
  ...withIllustration.map((id) => [id, (language: Language) => pathOf(id, language)] as const),
  ['the 404 page', unknownPath] as const,
]

for (const [name, path] of pairs)
  test(`${name}: on a tablet and a desk the picture is as high as the words beside it, or four by five`, async ({
    page,
  }) => {
    for (const language of languageCodes) {
      await page.goto(path(language))
      await whole(page)
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const below = await page.locator('[class*="Pair-picture"] > svg').evaluate((picture) => {
          const words = picture.parentElement!.previousElementSibling!.lastElementChild!
          const { bottom, width, height } = picture.getBoundingClientRect()
          return height / width >= 1.2 ? 0 : words.getBoundingClientRect().bottom - bottom
        })
        expect(below, `${language}, ${width} px`).toBeLessThanOrEqual(1)
      }
    }
  })

test('on a tablet titles above a picture have one size, which is that of titles without a picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const templates = ['Home', 'Features', 'Feature', 'Contact', 'Company', 'Blog']
  const paths = templates.flatMap((name) => routeIds.find((id) => routes[id].template === name) ?? [])
  const sizes: string[] = []
  for (const path of [...paths.map((id) => pathOf(id, hostLanguage)), unknownPath(hostLanguage)]) {
    await page.goto(path)
    sizes.push(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize))
  }
  expect(new Set(some(sizes)).size, sizes.join()).toBe(1)
})

for (const id of routeIds.filter((id) => routes[id].template === 'Company'))
  test(`${id}: on a tablet the picture is as wide as the bands below it`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(pathOf(id, hostLanguage))
    await whole(page)
    const [picture, band] = await Promise.all(
      ['[class*="Pair-picture"] > svg', '#founder [class*="Founder-story"]'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    )
    expect(picture!.width).toBeCloseTo(band!.width, 0)
  })

for (const id of routeIds.filter((id) => ['Home', 'Feature', 'Contact'].includes(routes[id].template)))
  test(`${id}: on a tablet the picture begins beside the lead, below the title`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    for (const language of languageCodes) {
      await page.goto(pathOf(id, language))
      await whole(page)
      const tops = await page.locator('h1').evaluate((title) => {
        const product = document.querySelector('main [role=img]') ?? document.querySelector('main svg')
        const picture = product!.getBoundingClientRect()
        return [
          title.getBoundingClientRect().bottom,
          picture.top,
          title.nextElementSibling!.getBoundingClientRect().bottom,
        ]
      })
      expect(tops, language).toEqual(tops.toSorted((one, other) => one - other))
    }
  })
