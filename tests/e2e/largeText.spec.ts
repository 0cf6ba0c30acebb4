import type { Page } from '@playwright/test'
import { samplePages } from '../samplePages'
import { languageCodes, type Language } from '../../src/site/languages'
import { routes, type RouteId } from '../../src/site/routes'
import { routeIds } from '../routeTable'
import { setStyle, spacing } from './readerStyles'
import { expect, folder, pathOf, hostLanguage, test, whole } from './site'

// The prerendered page has the whole layout, and motion is not needed.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

/** A width between each two breakpoints of the layout, including a tablet's, a notebook's and the widest. */
const widths = [320, 390, 600, 768, 900, 1088, 1120, 1200, 1280, 1920]

/**
 * Widths for a reader's style sheet, whose letters are large in narrow columns: no breakpoint follows them. At 520 px a
 * line has as many letters as on a phone with text of one and a half times the size.
 */
const widthsOfReaders = [320, 390, 768, 1280, 1024, 1310, 1920, 700, 520, 1600]

/**
 * Returns words, images and tables beyond the page, words cut off by a box or on top of others, and how far the page
 * scrolls sideways.
 */
async function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const scrolls = document.documentElement.scrollWidth - room
    // On a phone the longest word of a table may reach into the gutter.
    const found = scrolls > 8 ? [`the page scrolls ${scrolls} px sideways`] : []
    // Not tested: drawings, texts for screen readers only, tables and rows of topics, which may scroll, and in a
    // picture the payment that arrives on top of it and what changes then. In a header without room the brand's mark
    // replaces its name.
    const others =
      '[aria-hidden=true]:not([role=img] > *), .visually-hidden, #status, .table, table, .BlogTools-tools ul, ' +
      '.InvoicesPicture-arrival, .InvoicesPicture-before, .Logo-inHeader'
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const boxes = [...document.querySelectorAll('body *')].flatMap((box) => {
      const { overflowX, overflowY } = getComputedStyle(box)
      return cuts(overflowX) || cuts(overflowY)
        ? [{ box, sides: cuts(overflowX), ends: cuts(overflowY), edge: box.getBoundingClientRect() }]
        : []
    })
    for (const block of document.querySelectorAll('main :is(img, table:not(.table *))'))
      if (block.checkVisibility() && block.getBoundingClientRect().right > room + 1)
        found.push(`out of the page: ${block.outerHTML.slice(0, 100)}`)
    for (const head of document.querySelectorAll('tbody th'))
      if (head.checkVisibility() && head.clientWidth < 3 * parseFloat(getComputedStyle(head).fontSize))
        found.push(`a column of a table has no room for words: ${head.textContent.slice(0, 60)}`)
    const lines: DOMRect[] = []
    const shared = (a: number, b: number, c: number, d: number) => Math.min(b, d) - Math.max(a, c)
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const element = text.parentElement!
      if (!text.textContent?.trim() || element.closest(others) || !element.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const say = (how: string) => found.push(`${how}: ${text.textContent!.trim().slice(0, 60)}`)
      if (right > room + 1 || left < -1) say(`${Math.round(Math.max(right - room, -left))} px out of the page`)
      for (const line of element.closest('main') ? range.getClientRects() : []) {
        const covers = ({ left, right, top, bottom }: DOMRect) =>
          shared(left, right, line.left, line.right) > 1 && shared(top, bottom, line.top, line.bottom) > line.height / 4
        if (lines.some(covers)) say('on top of other words')
        lines.push(line)
      }
      for (const { box, sides, ends, edge } of boxes) {
        if (!box.contains(element)) continue
        if (sides && (left < edge.left - 1 || right > edge.right + 1)) say('cut off at a side')
        if (ends && (top < edge.top - 1 || bottom > edge.bottom + 1)) say('cut off above or below')
      }
    }
    return found
  })
}

/**
 * Returns the narrowest width and some of the others for each language. In all five languages together a template is
 * tested at every width.
 */
const widthsFor = (language: Language, [narrowest, ...others]: readonly number[]) => [
  narrowest!,
  ...others.filter((_, index) => index % languageCodes.length === languageCodes.indexOf(language)),
]

/** Sets the size of text in the browser to twice the usual one. */
async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Opens a page of every kind in one tab and tests it at the widths of its language. */
async function expectNothingLost(page: Page, language: Language, atWidths: readonly number[], css = '') {
  const paths = [...samplePages(folder, language, hostLanguage).values()]
  test.setTimeout(paths.length * 10_000)
  for (const path of paths) {
    await page.goto(path)
    await whole(page)
    await setStyle(page, css)
    for (const width of widthsFor(language, atWidths)) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await lost(page), `${path} at ${width} px`).toEqual([])
    }
  }
}

for (const language of languageCodes) {
  test(`text of twice the size in ${language} loses nothing`, async ({ page }) => {
    await doubleText(page)
    await expectNothingLost(page, language, widths)
  })

  test(`pictures of every feature page in ${language} lose nothing with text of twice the size`, async ({ page }) => {
    await doubleText(page)
    await page.setViewportSize({ width: 320, height: 900 })
    for (const route of routeIds.filter((id) => routes[id].template === 'Feature')) {
      await page.goto(pathOf(route, language))
      await whole(page)
      expect.soft(await lost(page), route).toEqual([])
    }
  })

  test(`${language} loses nothing where a reader's style sheet doubles the text`, async ({ page }) => {
    await expectNothingLost(page, language, widthsOfReaders, 'html { font-size: 200% }')
  })

  test(`the statement in ${language} loses no address on the narrowest phone with text of twice the size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(pathOf('accessibility' as RouteId, language))
    await setStyle(page, 'html { font-size: 200% }')
    expect(await lost(page)).toEqual([])
  })

  test(`what gets the focus in ${language} is not behind a header that text of twice the size makes high`, async ({
    page,
  }) => {
    await page.goto(pathOf('pricing', language))
    await setStyle(page, 'html { font-size: 200% }')
    for (const width of [1200, 1240, 1280, 1400]) {
      await page.setViewportSize({ width, height: 700 })
      const [header, room] = await page.evaluate(() => [
        document.querySelector('header')!.offsetHeight,
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      ])
      expect.soft(header, `at ${width} px`).toBeLessThanOrEqual(room)
    }
  })

  test(`wide text spacing in ${language} loses nothing`, async ({ page }) => {
    await expectNothingLost(page, language, widths, spacing)
  })

  test(`${language} has its header in one row with wide text spacing, where a table's head sticks below`, async ({
    page,
  }) => {
    await page.goto(pathOf('pricing', language))
    await setStyle(page, spacing)
    for (const width of [352, 390, 768, 1199, 1200, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { header, position, top } = await page.evaluate(() => ({
        header: document.querySelector('header')!.clientHeight,
        position: getComputedStyle(document.querySelector('#compare thead')!).position,
        top: getComputedStyle(document.querySelector('#compare thead')!).top,
      }))
      expect.soft(position, `at ${width} px`).toBe('sticky')
      expect.soft(header, `at ${width} px`).toBeLessThanOrEqual(parseFloat(top))
    }
  })
}
