import { languageCodes, type Language } from '../../src/site/languages'
import { routeIds, routes } from '../../src/site/routes'
import { expect, pathOf, some, test, unknownPath, whole } from './site'
import { linesOf } from './typesetting'

const withIllustration = routeIds.filter((id) => ['Contact', 'Company'].includes(routes[id].template))
const pairs = [
  ...withIllustration.map((id) => [id, (language: Language) => pathOf(id, language)] as const),
  ['the 404 page', unknownPath] as const,
]

for (const [name, path] of pairs)
  test(`${name}: on a tablet and a desk the picture is not lower than the words beside it`, async ({ page }) => {
    for (const [language, width] of languageCodes.flatMap((code) => [768, 1280].map((w) => [code, w] as const))) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path(language))
      await whole(page)
      const below = await page.locator('[class*="Pair-picture"] > svg').evaluate((picture) => {
        const words = picture.parentElement!.previousElementSibling!.lastElementChild!
        return words.getBoundingClientRect().bottom - picture.getBoundingClientRect().bottom
      })
      expect(below, `${language}, ${width} px`).toBeLessThanOrEqual(1)
    }
  })

for (const id of routeIds.filter((id) => ['Home', 'Feature'].includes(routes[id].template)))
  test(`${id}: on a tablet the product begins beside the lead, below the title`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    for (const language of languageCodes) {
      await page.goto(pathOf(id, language))
      await whole(page)
      const tops = await page.locator('h1').evaluate((title) => {
        const picture = document.querySelector('main [role=img]')!.getBoundingClientRect()
        return [
          title.getBoundingClientRect().bottom,
          picture.top,
          title.nextElementSibling!.getBoundingClientRect().bottom,
        ]
      })
      expect(tops, language).toEqual(tops.toSorted((one, other) => one - other))
    }
  })

test('on a desk buttons below the comparison stand below the columns of their plans', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const language of languageCodes) {
    await page.goto(pathOf('pricing', language))
    await whole(page)
    const middles = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((element) => {
          const { left, right } = element.getBoundingClientRect()
          return Math.round((left + right) / 2)
        }),
      )
    const columns = some(await middles('#compare thead th + th'))
    expect(await middles('#compare table + ul > li'), language).toEqual(columns)
  }
})

test('on a tablet buttons below the comparison have one line each', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const language of languageCodes) {
    await page.goto(pathOf('pricing', language))
    await whole(page)
    const lines = await page.locator('#compare table + ul a').evaluateAll(linesOf)
    expect(Math.max(...some(lines)), language).toBe(1)
  }
})

test('on a tablet each of those who answer has a name of one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const language of languageCodes) {
    await page.goto(pathOf('contact', language))
    await whole(page)
    expect(Math.max(...some(await page.locator('#service li p').evaluateAll(linesOf))), language).toBe(1)
  }
})

const featurePages = routeIds.filter((id) => routes[id].template === 'Feature')

test('on a tablet the steps of a feature stand below each other, on the track of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const id of featurePages) {
    await page.goto(pathOf(id, 'fi'))
    await whole(page)
    const steps = await page
      .locator('#steps h3')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().left))
    expect(new Set(some(steps)).size, id).toBe(1)
  }
})
