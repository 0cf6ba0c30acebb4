import { defaultStops } from '../../src/pricing/priceMap'
import { inEveryEngine } from './inEveryEngine'
import { pathOf, hostLanguage } from './served'

const pricing = pathOf('pricing', hostLanguage)
/** A number of users that is not the one chosen at first. */
const users = String(defaultStops.users + 1)
const blog = pathOf('blog', 'en')
const box = 'main details:has([role=search])'

inEveryEngine(({ tab, openApp }) => {
  test('the search finds other forms of a word, by keyboard alone, and Escape closes it', async () => {
    await openApp(blog)
    await tab.focus(`${box} summary`)
    await tab.press('Enter')
    await tab.sees(true, () => document.activeElement!.matches('[type=search]'))
    await tab.type('invoiced')
    await tab.sees(true, () => /invoic/i.test(document.querySelector('main details li mark')?.textContent ?? ''))
    await tab.press('Tab')
    await tab.sees(true, () => document.activeElement!.matches('main details li a'))
    await tab.press('Escape')
    await tab.sees([false, 'SUMMARY'], () => [
      document.querySelector<HTMLDetailsElement>('main details:has([role=search])')!.open,
      document.activeElement!.tagName,
    ])
  })

  test('a result of the search leads to its post', async () => {
    await openApp(blog)
    await tab.click(`${box} summary`)
    await tab.sees(true, () => document.activeElement!.matches('[type=search]'))
    await tab.type('invoice')
    await tab.sees(true, () => document.querySelector('main details li a') !== null)
    const title = await tab.run(() => document.querySelector('main details li a')!.textContent)
    await tab.click(`${box} li a`)
    // Marks of typesetting stand in one of the two alone.
    await tab.sees(title, () => document.querySelector('h1')!.textContent.replace(/[\u2060\u00ad]/g, ''))
  })

  test('questions open and close by pointer and by keyboard', async () => {
    await tab.open(pricing)
    const question = 'main details:not([name=header]) summary'
    const isOpen = (open: boolean) =>
      tab.sees(
        open,
        (summary) => document.querySelector<HTMLDetailsElement>(`details:has(> ${summary})`)?.open,
        'summary:focus',
      )
    await tab.click(question)
    await tab.focus(question)
    await isOpen(true)
    await tab.press('Enter')
    await isOpen(false)
    await tab.press('Enter')
    await isOpen(true)
  })

  test.each([
    ['with the application', true],
    ['without it', false],
  ])('%s, Back leads to the place that was left and to what was opened and chosen there', async (_, isThere) => {
    if (isThere) await openApp(pricing)
    else await tab.open(pricing)
    await tab.click('main details summary')
    await tab.click(`input[name=map-users][value="${users}"]`)
    await tab.run(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    await tab.sees(1500, () => Math.round(window.scrollY))
    // The place is kept a moment after the scrolling.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const left = await tab.run(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest('section')!.id)
    if (isThere)
      await tab.run((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), '/')
    else await tab.open('/')
    await tab.isAt('/')
    await tab.sees(0, () => window.scrollY)
    await tab.back()
    await tab.isAt(pricing)
    await tab.sees([true, users, left], () => [
      document.querySelector<HTMLDetailsElement>('main details')!.open,
      document.querySelector<HTMLInputElement>('input[name=map-users]:checked')!.value,
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest('section')!.id,
    ])
  })
})
