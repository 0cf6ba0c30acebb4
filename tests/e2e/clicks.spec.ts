import type { Page, Route } from '@playwright/test'
import { isHydrated } from '../isHydrated'
import { becomesTrue, controls, pointOf, type Control } from './controls'
import { expect, hydrated, pathOf, hostLanguage, test } from './site'

const pricing = pathOf('pricing', hostLanguage)

test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } })

async function tap(page: Page, control: Control) {
  const { x, y } = await pointOf(page, control)
  await page.touchscreen.tap(x, y)
}

/** Holds the first request that matches. The returned function waits for the request and lets it continue. */
async function hold(page: Page, pattern: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route(pattern, (route) => void held.push(route), { times: 1 })
  return async () => {
    await expect.poll(() => held.length).toBe(1)
    await held[0]!.continue()
  }
}

/**
 * Asserts that a control has had its effect, and that the effect stays when React takes over, unless the visitor leaves
 * the page.
 */
async function expectDone(page: Page, { leaves, isDone, isKnown = 'true' }: Control) {
  expect(await becomesTrue(page, isDone)).toBe(true)
  if (leaves) return
  await page.waitForFunction(isHydrated)
  expect(await becomesTrue(page, isKnown)).toBe(true)
  expect(await page.evaluate(isDone)).toBe(true)
}

for (const control of controls) {
  test(`before the application has come, a tap on the ${control.name} counts`, async ({ page, problems }) => {
    const release = await hold(page, '**/app-*.js')
    await page.goto(pricing)
    await tap(page, control)
    expect(await becomesTrue(page, control.isDone)).toBe(true)
    if (!control.leaves) await release()
    await expectDone(page, control)
    expect(problems).toEqual([])
  })

  test(`between the scripts and the page's data, a tap on the ${control.name} counts`, async ({ page, problems }) => {
    await page.goto(pricing)
    const release = await hold(page, `**/page-data${pricing}/page-data.json`)
    const point = await pointOf(page, control)
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => 'asyncRequires' in window)
    await page.touchscreen.tap(point.x, point.y)
    expect(await becomesTrue(page, control.isDone)).toBe(true)
    if (!control.leaves) await release()
    await expectDone(page, control)
    expect(problems).toEqual([])
  })

  test(`while React takes over, a click on the ${control.name} counts`, async ({ page, problems }) => {
    // React adds its listeners before it starts to work, so a message sent then arrives before its first piece of work.
    await page.addInitScript((target) => {
      const add = Reflect.get(EventTarget.prototype, 'addEventListener') as unknown as (...listener: unknown[]) => void
      EventTarget.prototype.addEventListener = function (...listener) {
        if (this instanceof Element && this.id === '___gatsby' && listener[0] === 'click') {
          EventTarget.prototype.addEventListener = add
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            const isEarly = !Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react'))
            document.querySelector<HTMLElement>(target)!.click()
            Object.assign(window, { isEarly })
          }
          port2.postMessage('')
        }
        add.apply(this, listener)
      }
    }, control.target)
    await page.goto(pricing)
    await page.keyboard.press('Shift')
    if (!control.leaves) {
      await page.waitForFunction(isHydrated)
      expect(await page.evaluate(() => (window as unknown as { isEarly?: boolean }).isEarly)).toBe(true)
    }
    await expectDone(page, control)
    expect(problems).toEqual([])
  })

  test(`once the application runs, a tap on the ${control.name} counts`, async ({ page, problems }) => {
    await page.goto(pricing)
    await hydrated(page)
    await tap(page, control)
    await expectDone(page, control)
    expect(problems).toEqual([])
  })
}
