import { parse } from 'node-html-parser'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutInvisible } from '../../src/site/invisible'
import { inEveryEngine } from './inEveryEngine'
import { changes, folder, pathOf, hostLanguage, type Answer } from './served'

const pricing = pathOf('pricing', hostLanguage)
const data = new RegExp(`^/page-data${pricing}/page-data\\.json$`)
const title = parse(readFileSync(join(folder, pricing, 'index.html'), 'utf8')).querySelector('title')!.text

interface PageData {
  result: { data: { locales: unknown } }
}

/** An answer whose data are those of a function. */
const withData =
  (change: (data: PageData) => PageData) =>
  (answer: Answer): Answer => ({
    ...answer,
    body: Buffer.from(JSON.stringify(change(JSON.parse(answer.body.toString()) as PageData))),
  })

inEveryEngine(({ tab, served, openApp, hydrated }) => {
  /** Navigates as a link does, without the prefetch that hovering starts. */
  const follow = async (to: string) => {
    await tab.run((path) => {
      Object.assign(window, { kept: true })
      void (window as unknown as { ___navigate: (to: string) => Promise<void> }).___navigate(path)
    }, to)
  }
  const arrives = async (isLoadedWhole: boolean) => {
    await tab.sees(title, () => document.title)
    await tab.sees(!isLoadedWhole, () => 'kept' in window)
    await tab.sees(true, () => document.querySelector('h1')!.checkVisibility())
  }
  /** What was reported of a kind. */
  const signals = () => served.reports().filter((line) => line.startsWith('preload-error'))

  test('a link navigates in the application and tells where the visitor is', async () => {
    await openApp('/')
    await follow(pricing)
    await arrives(false)
    // What is read out has no marks of typesetting.
    const heading = withoutInvisible(await tab.run(() => document.querySelector('h1')!.textContent))
    await tab.sees(true, (text) => document.querySelector('#status')!.textContent.includes(text), heading)
  })

  test.each([
    ['is missing', changes.miss],
    ['cannot be fetched', changes.breakOff],
  ])('page data that %s raises preload-error, then the whole address is loaded', async (_, change) => {
    await openApp('/')
    served.change(data, change)
    await follow(`${pricing}?utm_source=x#faq`)
    await tab.isAt(`${pricing}?utm_source=x#faq`)
    await arrives(true)
    expect(signals()).toEqual([`preload-error: ${pricing}`])
  })

  test('page data that hangs shows the spinner and becomes a full load', async () => {
    await openApp('/')
    served.change(data, changes.hold)
    await follow(pricing)
    await tab.sees(true, () => document.querySelector('#spinner')!.checkVisibility())
    await arrives(true)
    expect(signals()).toEqual([`preload-error: ${pricing}`])
  })

  test('a page that is older than the deployment is loaded again when its application starts, once', async () => {
    served.change(
      /^\/page-data\/app-data\.json$/,
      withData((found) => ({ ...found, webpackCompilationHash: 'another' })),
    )
    await tab.open(pricing)
    await tab.run(() => {
      Object.assign(window, { kept: true })
      document.querySelector('a')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    })
    await arrives(true)
    await hydrated()
  })

  test('a tab whose code has gone asks the server', async () => {
    await openApp('/')
    served.expect(/^preload-error|pricing|could not be loaded/)
    served.change(/\/component---src-templates-pricing/, changes.miss)
    await follow(pricing)
    await arrives(true)
  })

  test('what breaks while rendering shows the error screen, whose button loads the page again', async () => {
    await openApp('/')
    // Texts alone: the screen says what it has to say, and everything else is missing.
    served.change(
      data,
      withData((found) => ({ ...found, result: { ...found.result, data: { locales: found.result.data.locales } } })),
    )
    await follow(pricing)
    await tab.sees('Unexpected Application Error!', () => document.querySelector('h1')!.textContent)
    served.expect(/^(console|error|rejection|preload-error)/)
    served.changeNothing()
    await tab.click('button')
    await arrives(true)
  })

  test('an error at page start raises preload-error and leaves the page as it is', async () => {
    served.change(data, changes.breakOff)
    await tab.open(pricing)
    await tab.press('Shift')
    for (let reported: string[] = []; !reported.length; reported = signals()) await tab.run(() => null)
    served.expect(/page resources/)
    await arrives(true)
  })
})
