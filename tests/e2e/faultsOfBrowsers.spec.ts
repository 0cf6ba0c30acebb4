import type { Page } from '@playwright/test'
import { anotherCycle } from './controls'
import { choose, contact, expectPage, expectPrices, expectUsable, follow, isThere, pricing } from './faults'
import { expect, hydrated, pathOf, hostLanguage, test } from './site'

interface Fault {
  /** Runs in the page before anything else. */
  arrange: () => void
  /** False if the application cannot start; the page works without it. */
  starts?: boolean
}

/** What a browser, its settings or an extension may do before the page starts; rows of docs/faults.md. */
const faults: Record<string, Fault> = {
  'storage and cookies are refused': {
    arrange: () => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    },
  },
  'the history cannot be rewritten': {
    arrange: () => {
      History.prototype.replaceState = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    },
  },
  'the history takes no entries': {
    arrange: () => {
      History.prototype.pushState = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    },
  },
  'the state of the history is refused': {
    arrange: () => {
      Object.defineProperty(History.prototype, 'state', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    },
    starts: false,
  },
  'an extension adds to every list and object': {
    arrange: () => {
      Object.assign(Array.prototype, { last: () => undefined })
      Object.assign(Object.prototype, { extended: () => undefined })
    },
  },
  'an extension brings module, define and require': {
    arrange: () => {
      const define = Object.assign(() => undefined, { amd: {} })
      Object.assign(window, { define, module: { exports: {} }, exports: {}, require: () => ({}) })
    },
  },
  'the browser says nothing of its connection': {
    arrange: () => Object.defineProperty(Navigator.prototype, 'connection', { value: undefined }),
  },
}

for (const [name, { arrange, starts = true }] of Object.entries(faults))
  test(`a visitor goes on where ${name}`, async ({ page, problems }) => {
    await page.addInitScript(arrange)
    await page.goto(`${pricing}?cycle=${anotherCycle}`)
    await expectPrices(page, anotherCycle)
    expect(problems).toEqual([])
    await page.goto(pricing)
    expect(await isThere(page, starts ? 10_000 : 1500)).toBe(starts)
    await expectUsable(page)
    if (starts) expect(problems).toEqual([])
  })

test('the history can be written a hundred times only, as in Safari: no choice is lost', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const write = Reflect.get(History.prototype, 'replaceState') as (...entry: unknown[]) => void
    let times = 0
    History.prototype.replaceState = function (...entry) {
      if (++times > 100) throw new DOMException('100 times in 30 seconds', 'SecurityError')
      write.apply(this, entry)
    }
  })
  await page.goto(pricing)
  await hydrated(page)
  const values = page.locator('input[name=map-users]')
  await values.first().check({ force: true })
  for (let time = 0; time < 110; time++) await page.keyboard.press('ArrowRight')
  await expect(values.nth(110 % (await values.count()))).toBeChecked()
  await expectUsable(page)
  expect(problems).toEqual([])
})

/** Asserts that the application does not change the printed days and amounts. */
async function expectSameDaysAndAmounts(page: Page, problems: readonly string[]) {
  await page.goto(pathOf('blog', hostLanguage))
  const text = await page.locator('main').innerText()
  expect(await isThere(page)).toBe(true)
  expect(await page.locator('main').innerText()).toBe(text)
  await page.goto(pricing)
  await expectUsable(page)
  expect(problems).toEqual([])
}

test('a clock that is years ahead changes nothing', async ({ page, problems }) => {
  await page.clock.setFixedTime('2099-01-01')
  await expectSameDaysAndAmounts(page, problems)
})

test.describe('far away', () => {
  test.use({ locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' })

  test('another time zone and language of the browser change no day and no amount', async ({ page, problems }) => {
    await expectSameDaysAndAmounts(page, problems)
  })
})

const enlarge = async (page: Page, scale: number) =>
  page.setViewportSize({ width: Math.round(1280 / scale), height: Math.round(1024 / scale) })

test('zoom of 400 % in the middle of a visit leaves everything in reach', async ({ page }) => {
  await page.goto(pricing)
  await hydrated(page)
  await choose(page, anotherCycle)
  await enlarge(page, 4)
  await expectPrices(page, anotherCycle)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320 + 8)
  await page.locator('button[popovertarget]').click()
  await page.locator(`#menu a[href="${contact}"], #menu a`).filter({ visible: true }).last().scrollIntoViewIfNeeded()
  await page.keyboard.press('Escape')
  await follow(page, contact)
  await expectPage(page, contact)
})
