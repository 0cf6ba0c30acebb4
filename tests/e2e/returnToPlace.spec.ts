import type { Locator, Page } from '@playwright/test'
import { samplePages } from '../samplePages'
import { expect, folder, hydrated, pathOf, hostLanguage, test } from './site'

/** Returns the text of the band in the middle of the window. */
const inSight = (page: Page) =>
  page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest('section, footer')!.textContent,
  )

/**
 * Height of a line of large text in pixels. After a reload a text may have a line less until the font is loaded, and
 * the browser returns to a place inside the text.
 */
const oneLine = 64

const position = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls past every band, like a visitor. */
async function readOn(page: Page) {
  for (let step = 1; step <= 8; step++) {
    await page.mouse.wheel(0, 400)
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(step * 400)
  }
}

for (const [way, tolerance, leaveAndReturn] of [
  [
    'from another page',
    5,
    async (page: Page) => {
      const pricing = pathOf('pricing', hostLanguage)
      await page.evaluate(
        (path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path),
        pricing,
      )
      await page.waitForURL(pricing)
      await page.goBack()
    },
  ],
  ['by a reload', oneLine, (page: Page) => page.reload()],
] as const)
  test(`a visitor who comes back ${way} sees the place that was left`, async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await readOn(page)
    const [place, seen] = [await position(page), await inSight(page)]
    await leaveAndReturn(page)
    await expect.poll(async () => Math.abs((await position(page)) - place)).toBeLessThan(tolerance)
    await expect.poll(() => inSight(page)).toBe(seen)
    expect(await page.evaluate(() => Object.keys(sessionStorage)), 'the place is in memory only').toEqual([])
  })

test('Back after a link to a place in the same page returns to where it was followed', async ({ page }) => {
  await page.goto(samplePages(folder, hostLanguage, hostLanguage).get('Post')!)
  await hydrated(page)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => position(page)).toBe(200)
  await page.locator('main a[href^="#"]').last().click()
  await expect.poll(() => position(page)).not.toBe(200)
  await page.goBack()
  await expect.poll(() => position(page)).toBe(200)
})

for (const saveData of [false, true])
  test(`a reload shows the results of the search again at once, ${saveData ? 'on a spared' : 'on any'} connection`, async ({
    page,
  }) => {
    await page.addInitScript((spared) => {
      if (spared) Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    }, saveData)
    await page.goto(pathOf('blog', hostLanguage))
    await page.locator('main details summary').click()
    await page.getByRole('searchbox').fill('lasku')
    const hits = page.locator('[role=search] li')
    await expect(hits.first()).toBeVisible()
    await page.getByRole('searchbox').blur()
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('lasku')
    await expect(hits.first()).toBeVisible({ timeout: 8_000 })
  })

test('Back to a page that was scrolled before the application was there shows the place that was left', async ({
  page,
}) => {
  await page.goto('/')
  await readOn(page)
  const place = await position(page)
  await hydrated(page)
  const link = page.locator(`footer a[href="${pathOf('pricing', hostLanguage)}"]`)
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await followAndReturn(page, link)
  await expect.poll(async () => Math.abs((await position(page)) - place)).toBeLessThan(5)
})

/** Opens the blog on a phone and searches it. */
async function searched(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(pathOf('blog', hostLanguage))
  await hydrated(page)
  await page.locator('main details summary').first().click()
  await page.getByRole('searchbox').fill('lasku')
  const results = page.locator('main details li a')
  await expect(results.first()).toBeVisible()
  return results
}

/** Follows a link with the Enter key, and goes back when the other page is there. */
async function followAndReturn(page: Page, link: Locator, onOtherPage = () => Promise.resolve()) {
  const left = page.url()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(left)
  await hydrated(page)
  await onOtherPage()
  await page.goBack()
  await expect(page).toHaveURL(left)
}

for (const which of ['a result', 'a link below the results'])
  test(`Back to a search gives ${which} the focus and shows the place that was left`, async ({ page }) => {
    const results = await searched(page)
    const link =
      which === 'a result'
        ? results.last()
        : page.locator(`main a[href^="${pathOf('blog', hostLanguage)}/"]:not([href$=".xml"])`).last()
    await link.focus()
    const place = await position(page)
    expect(place).toBeGreaterThan(0)
    await followAndReturn(page, link)
    await expect(link).toBeFocused()
    await expect.poll(() => position(page)).toBeCloseTo(place, -1)
  })

test('Back to a search of which the memory is gone gives no other link the focus', async ({ page }) => {
  const results = await searched(page)
  const address = await results.last().getAttribute('href')
  await followAndReturn(page, results.last(), async () => {
    await page.reload()
    await hydrated(page)
  })
  await expect(results.last()).toBeVisible()
  expect([address, null]).toContain(await page.evaluate(() => document.activeElement!.getAttribute('href')))
})

test('out of sight, bands are not laid out at first, but on the way to a fragment', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  const pace = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate })
  const visibility = () =>
    page
      .locator('main > section:not(:has([data-cycle]))')
      .last()
      .evaluate((band) => getComputedStyle(band).contentVisibility)
  await pace(0)
  await page.goto('/')
  expect(await visibility()).toBe('auto')
  const band = await page.locator('main > section[id]').first().getAttribute('id')
  await page.goto(`/#${band}`)
  expect(await visibility()).toBe('visible')
})

test('a second after its start a page is in the tree of assistive technology that comes late', async ({ page }) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  const headings = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'heading').length
  }
  const written = await page.locator('main :is(h1, h2, h3), footer :is(h2, h3)').count()
  await expect.poll(headings, { timeout: 5000 }).toBeGreaterThanOrEqual(written)
})
