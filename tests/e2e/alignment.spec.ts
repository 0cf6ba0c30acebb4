import { languageCodes } from '../../src/site/languages'
import { pictureOf, routes } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import { allPaths, expect, pageOf, pathOf, some, layoutTest as test, sharedTest, whole } from './site'
import { linesOf } from './typesetting'

test('on a tablet those who answer stand in one row, with names of at most two lines', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const language of languageCodes) {
    await page.goto(pathOf('contact', language))
    await whole(page)
    expect(Math.max(...some(await page.locator('#service li p').evaluateAll(linesOf))), language).toBeLessThan(3)
    const tops = await page
      .locator('#service li')
      .evaluateAll((people) => people.map((person) => person.getBoundingClientRect().top))
    expect(new Set(some(tops)).size, language).toBe(1)
  }
})

const featurePages = routeIds.filter((id) => routes[id].template === 'Feature')

test('on a tablet three stations of a track stand side by side, more of them below each other', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const path of [...featurePages, 'features' as const].map((id) => pathOf(id, 'fi'))) {
    await page.goto(path)
    await whole(page)
    const tracks = await page
      .locator('[class*="StationTrack-stations"]')
      .evaluateAll((lists) =>
        lists.map((list) => [...list.children].map((station) => station.getBoundingClientRect().left)),
      )
    for (const lefts of some(tracks)) expect(new Set(lefts).size, path).toBe(lefts.length < 4 ? lefts.length : 1)
  }
})

test('a state in a drawn document is one line within it', async ({ page }) => {
  // Finnish and Swedish have the longest states.
  for (const path of featurePages.flatMap((id) => [pathOf(id, 'fi'), pathOf(id, 'sv')])) {
    await page.goto(path)
    await whole(page)
    for (const width of [320, 768, 960, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const wrong = await page.locator('[class*="Sheet-sheet"] [class*="StatusPill-pill"]').evaluateAll((pills) =>
        pills
          .filter((pill) => {
            const { right, height } = pill.getBoundingClientRect()
            const inside = right < pill.closest('[class*="Sheet-sheet"]')!.getBoundingClientRect().right
            return !inside || height > 2.5 * Number.parseFloat(getComputedStyle(pill).fontSize)
          })
          .map(({ textContent }) => textContent),
      )
      expect.soft(wrong, `${path} at ${width} px`).toEqual([])
    }
  }
})

const pathsWith = (picture: string) =>
  featurePages.filter((id) => pictureOf(id) === picture).flatMap((id) => languageCodes.map((code) => pathOf(id, code)))

test('rows side by side in the window of the product are in line', async ({ page }) => {
  for (const path of pathsWith('invoices')) {
    await page.goto(path)
    const [today, list] = await page
      .locator('[class*="InvoicesScene-pane"]')
      .evaluateAll((panes) =>
        panes.map((pane) => [...pane.children].slice(0, -1).map((row) => row.getBoundingClientRect().top)),
      )
    expect(list!.slice(0, today!.length), path).toEqual(some(today!))
  }
})

test('the sign between two drawn documents is clear of the title below it', async ({ page }) => {
  for (const path of pathsWith('delivery')) {
    await page.goto(path)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const gap = await page.locator('[class*="DeliveryPicture-joint"]').evaluate((joint) => {
        const title = joint.nextElementSibling!.querySelector('[class*="SheetHead-title"]')!
        return title.getBoundingClientRect().top - joint.getBoundingClientRect().bottom
      })
      expect(gap, `${path}, ${width} px`).toBeGreaterThanOrEqual(12)
    }
  }
})

const drawn = allPaths.filter((path) => pageOf(path).includes('<p><svg'))

test('on a phone the words of a drawing are not small, on a desk not larger than those of the text', async ({
  page,
}) => {
  test.skip(drawn.length === 0, 'no text has a drawing with words')
  for (const path of drawn.slice(0, 5)) {
    await page.goto(path)
    await whole(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const sizes = await page.locator('.prose p > svg text').evaluateAll((texts) =>
        texts.map((text) => {
          const { a } = (text as SVGTextElement).getScreenCTM()!
          return a * Number.parseFloat(getComputedStyle(text).fontSize)
        }),
      )
      expect(Math.min(...some(sizes)), `${path}, ${width} px`).toBeGreaterThanOrEqual(14)
      sizes.sort((one, other) => one - other)
      expect(sizes[Math.floor(sizes.length / 2)], `${path}, ${width} px`).toBeLessThanOrEqual(18)
    }
  }
})

sharedTest(
  'on a phone the topics of the blog are one row, which scrolls to the one that has the focus',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    for (const language of languageCodes) {
      await page.goto(pathOf('blog', language))
      const boxes = await page.locator('main ul:has(> li > a[aria-current]) a').evaluateAll((links) =>
        links.map((link) => {
          ;(link as HTMLElement).focus()
          const { top, left, right } = link.getBoundingClientRect()
          return { top: Math.round(top), inSight: left >= 0 && right <= innerWidth }
        }),
      )
      expect(new Set(some(boxes).map(({ top }) => top)).size, language).toBe(1)
      expect(
        boxes.filter(({ inSight }) => !inSight),
        language,
      ).toEqual([])
    }
  },
)

const legal = routeIds.find((id) => routes[id].template === 'Legal')

test('on a tablet a legal text begins below its head, its contents stand in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const language of languageCodes) {
    await page.goto(pathOf(legal!, language))
    const [head, text] = await page
      .locator('main h1, main .prose')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)))
    expect(text, language).toBe(head)
    const lefts = await page
      .locator('main nav li')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)))
    expect(new Set(some(lefts)).size, language).toBe(2)
  }
})

test('on a desk the headings of a legal text hang beside it, and its contents end where the page does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const language of languageCodes) {
    await page.goto(pathOf(legal!, language))
    const [head, heading, text, contents] = await page
      .locator('main h1, main .prose, main .prose h2:first-child, main .prose h2:first-child + *, main .folded')
      .evaluateAll((all) =>
        ['h1', '.prose h2', '.prose h2 + *', '.folded'].map((selector) =>
          all.find((element) => element.matches(selector))!.getBoundingClientRect(),
        ),
      )
    expect(Math.round(heading!.left), language).toBe(Math.round(head!.left))
    expect(text!.left, language).toBeGreaterThanOrEqual(heading!.right)
    expect(text!.right, language).toBeLessThanOrEqual(contents!.right)
    expect(Math.round(contents!.right), language).toBe(1280 - Math.round(head!.left))
  }
})

sharedTest('the search of the blog stands in the first row of topics', async ({ page }) => {
  for (const language of languageCodes) {
    await page.goto(pathOf('blog', language))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const [topic, search] = await page
        .locator('main summary, main a[aria-current]')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()))
      expect(search!.top, `${language}, ${width} px`).toBeLessThan(topic!.bottom)
      expect(search!.left, `${language}, ${width} px`).toBeGreaterThan(topic!.right)
    }
  }
})
