import { changes, pathOf, hostLanguage } from './served'
import { inEveryEngine } from './inEveryEngine'

const pricing = pathOf('pricing', hostLanguage)
const toggle = 'header [popovertarget]'
const menu = '#menu'
const disclosure = 'header details'

inEveryEngine(({ tab, served, hydrated }) => {
  const isOpen = (open: boolean) => tab.sees(open, () => document.querySelector('#menu:popover-open') !== null)
  const openDisclosures = (count: number) =>
    tab.sees(count, () => document.querySelectorAll('header details[open]').length)
  const focusIsIn = (selector: string) =>
    tab.sees(true, (inside) => document.activeElement!.closest(inside) !== null, selector)

  /** Presses Tab until the focus has left an element. */
  const tabOutOf = async (selector: string) => {
    for (let presses = 0; presses < 60; presses++) {
      if (!(await tab.run((inside) => document.activeElement!.closest(inside) !== null, selector))) return
      await tab.press('Tab')
    }
  }

  describe.each([
    ['with the application', true],
    ['before the application has come', false],
  ])('%s', (_, comes) => {
    const openAt = async (width: number) => {
      await tab.resize(width)
      if (!comes) served.change(/\.js$/, changes.hold)
      await tab.open(pricing)
      if (comes) await hydrated()
    }

    test('a menu of the header closes with Escape, and when the focus leaves it', async () => {
      await openAt(1280)
      for (const leave of [() => tab.press('Escape'), () => tabOutOf(disclosure)]) {
        await tab.focus(`${disclosure} summary`)
        await tab.press('Enter')
        await openDisclosures(1)
        await tab.press('Tab')
        await focusIsIn(`${disclosure} a`)
        await leave()
        await openDisclosures(0)
      }
    })

    test('a menu of the header closes when something else is pressed', async () => {
      await openAt(1280)
      await tab.click(`${disclosure} summary`)
      await openDisclosures(1)
      await tab.click('footer p')
      await openDisclosures(0)
    })

    test('the menu of a narrow screen closes with Escape from the inside out, and when the focus leaves it', async () => {
      await openAt(390)
      await tab.click(toggle)
      await isOpen(true)
      await tab.click(`${menu} summary`)
      await openDisclosures(1)
      await tab.press('Escape')
      await openDisclosures(0)
      await isOpen(true)
      await tab.press('Escape')
      await isOpen(false)
      await focusIsIn(toggle)
      await tab.press('Enter')
      await isOpen(true)
      await tab.press('Tab')
      await focusIsIn(menu)
      await tabOutOf(menu)
      await isOpen(false)
      await focusIsIn('main')
    })

    test('the menu of a narrow screen leads to a page', async () => {
      await openAt(390)
      await tab.click(toggle)
      served.changeNothing()
      await tab.click(
        `${menu} a[href="${pathOf('contact', hostLanguage)}"], ${menu} a[href="${pathOf('blog', hostLanguage)}"]`,
      )
      await tab.sees(false, (path) => location.pathname === path, pricing)
      await isOpen(false)
    })
  })
})
