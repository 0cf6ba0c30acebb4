import { planIds } from '../../src/pricing/plans'
import { languageCodes, type Language } from '../../src/site/languages'
import { setStyle, spacing } from './readerStyles'
import { expect, layoutTest, pageOf, pathOf, hostLanguage, whole } from './site'

const section = '#estimate'

/** Returns what the names on the map cover, and those that stand on no snow, at every choice. Runs in the page. */
function touchedByNames(map: Element): string[] {
  const radios = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
  const touched = new Set<string>()
  map.querySelector('svg')!.scrollIntoView({ block: 'center' })
  for (const choice of ['billing-cycle', 'map-users', 'map-invoices'].reduce<HTMLInputElement[][]>(
    (chosen, name) => chosen.flatMap((before) => radios(name).map((radio) => [...before, radio])),
    [[]],
  )) {
    for (const radio of choice) radio.click()
    for (const name of map.querySelectorAll('[class*="PriceMap-label"]')) {
      const { left, top, width, height } = name.getBoundingClientRect()
      for (let column = 0; width > 0 && column <= 8; column++)
        // From the top of the letters to two pixels below them.
        for (const row of [0.2, 0.5, 0.9]) {
          const hits = document.elementsFromPoint(left + (width * column) / 8, top + height * row)
          const isOnSnow = hits.some((hit) => hit.matches('[class*="PriceMap-snow"]'))
          if (!isOnSnow && getComputedStyle(name).stroke === 'none')
            touched.add(`${choice.map(({ value }) => value).join(' ')}: ${name.textContent} is on the sky`)
          for (const hit of hits)
            if (hit.matches('svg *') && hit !== name && !hit.matches('tspan, line, [class*="PriceMap-snow"]'))
              touched.add(`${choice.map(({ value }) => value).join(' ')}: ${name.textContent} ${hit.outerHTML}`)
        }
    }
  }
  return [...touched]
}

/** Returns the number of characters in all names on the map of a language. */
const lengthOfNames = (language: Language) =>
  [...pageOf(pathOf('pricing', language)).matchAll(/PriceMap-label.*?<\/text>/g)].join('').length

// In the other languages the names take less room; a map is as wide as its window up to 390 pixels.
const [wordiest] = languageCodes.toSorted((one, other) => lengthOfNames(other) - lengthOfNames(one))

for (const width of [320, 390, 768, 1280])
  layoutTest(
    `at ${width} px names of lines touch nothing and have snow behind them, whatever is chosen`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathOf('pricing', wordiest!))
      const names = page.locator(`${section} [class*="PriceMap-label"]`).filter({ visible: true })
      await expect(names).toHaveCount(planIds.length)
      expect(await page.locator(section).evaluate(touchedByNames)).toEqual([])
    },
  )

for (const [reader, css] of [
  ['letters of twice the size', 'html { font-size: 200% }'],
  ['wide text spacing', spacing],
] as const)
  layoutTest(`with ${reader} no name and no sum of the picture is cut off`, async ({ page }) => {
    await page.goto(pathOf('pricing', hostLanguage))
    await setStyle(page, css)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const edges = await page.locator(`${section} [class*="PriceMap-view"]`).evaluate((view) => {
        const { right, bottom } = view.getBoundingClientRect()
        return [...document.querySelectorAll<HTMLInputElement>('[name="map-users"]')].flatMap((radio) => {
          radio.click()
          return [...view.querySelectorAll('[class*="PriceMap-picture"] > g text:not([class*="reading"])')]
            .map((words) => words.getBoundingClientRect())
            .filter(({ width }) => width > 0)
            .map((words) => Math.min(right - words.right, bottom - words.bottom))
        })
      })
      // The space behind the last letter may be cut off.
      expect(Math.min(...edges), `${width} px`).toBeGreaterThan(-1)
    }
  })

layoutTest('with wide text spacing the words on the price map fit the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  for (const language of languageCodes) {
    await page.goto(pathOf('pricing', language))
    await whole(page)
    await setStyle(page, spacing)
    const cut = await page.locator('#estimate [class*="PriceMap-view"]').evaluate((view) => {
      const right = (part: Element) => part.getBoundingClientRect().right
      const words = [...view.querySelectorAll('text')].filter((text) => text.checkVisibility())
      return words.filter((text) => right(text) > right(view)).map((text) => text.textContent)
    })
    expect(cut, language).toEqual([])
  }
})
