import type { Route } from '@playwright/test'
import { contact, expectPage, expectUsable, isThere, pricing } from './faults'
import { expect, pathOf, hostLanguage, test } from './site'

interface Fault {
  html?: (html: string) => string
  /** Headers that the proxy removes. */
  without?: string[]
  /** Headers that the proxy adds. */
  headers?: Record<string, string>
  /** What the application does: it finds the page unchanged, renders it anew, or does not start. */
  app?: 'finds' | 'makes' | 'stays away'
}

/** A banner with a script, as some networks add it. */
const banner = '<div id="banner">Free network</div><script>document.title = "Free network"</script>'
const policy = 'content-security-policy'

/** Changes the parts of a document outside its scripts. */
const outsideScripts = (html: string, change: (part: string) => string) =>
  html
    .split(/(<script[\s\S]*?<\/script>)/)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('')

/** Changes of a page between the host and the browser; rows of docs/faults.md. */
const faults: Record<string, Fault> = {
  'takes off the policy': { without: [policy] },
  'allows nothing but files of the site': { headers: { [policy]: "default-src 'self'" }, app: 'stays away' },
  'adds a banner and a script, and takes off the policy': {
    html: (html) => html.replace(/<body[^>]*>/, `$&${banner}`),
    without: [policy],
  },
  'takes off optional tags': {
    html: (html) => outsideScripts(html, (part) => part.replace(/<\/(li|dd|dt|td|th|tr)>/g, '')),
  },
  'writes the first script anew, which the policy then refuses': {
    html: (html) => html.replace('"use strict";', ''),
    app: 'stays away',
  },
  'takes away every script': { html: (html) => html.replace(/<script[\s\S]*?<\/script>/g, ''), app: 'stays away' },
  'takes off integrities': { html: (html) => html.replace(/ integrity="[^"]*"/g, '') },
  'cuts the page off in the middle': {
    html: (html) => html.slice(0, html.indexOf('id="estimate"') - 20),
    app: 'makes',
  },
}

const behind = (fault: Fault) => async (route: Route) => {
  const answer = await route.fetch()
  const kept = Object.entries({ ...answer.headers(), ...fault.headers }).filter(
    ([name]) => !fault.without?.includes(name),
  )
  const body = await answer.text()
  const changed = fault.html?.(body) ?? body
  if (fault.html) expect(changed).not.toBe(body)
  await route.fulfill({ status: answer.status(), headers: Object.fromEntries(kept), body: changed })
}

for (const [name, fault] of Object.entries(faults))
  test(`behind a proxy that ${name}`, async ({ page, problems }) => {
    const comes = fault.app !== 'stays away'
    await page.route((url) => [pricing, contact].includes(url.pathname), behind(fault))
    await page.goto(pricing)
    expect(await isThere(page, comes ? 10_000 : 1500)).toBe(comes)
    await expectUsable(page)
    const refused = problems.filter((text) => !/Security Policy|MIME type/.test(text))
    if (fault.app !== 'makes') expect(refused).toEqual([])
  })

test('no script runs though the browser allows them, and the search needs them: a note says so', async ({ page }) => {
  const blog = pathOf('blog', hostLanguage)
  await page.route(
    (url) => url.pathname === blog,
    behind({ html: (html) => html.replace(/<script[\s\S]*?<\/script>/g, '') }),
  )
  await page.goto(blog)
  await expectPage(page, blog)
  await page.locator('main details summary').first().click()
  await expect(page.locator('.without-app')).toBeVisible()
})
