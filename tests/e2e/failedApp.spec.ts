import type { Page } from '@playwright/test'
import copy from '../../locales/en/blog.json'
import { violations } from './axe'
import { held } from './faults'
import { expect, hydrated, pathOf, hostLanguage, test } from './site'

const note = '.without-app'

/** Opens the search of the blog and focuses its box. */
async function search(page: Page) {
  await page.locator('main details summary').click()
  await page.locator('[role=search] input').focus()
}

test('scripts fail, and the search needs them: a note says so, read out too', async ({ page }) => {
  await page.route('**/*.js', (request) => request.abort())
  await page.goto(pathOf('blog', 'en'))
  await expect(page.locator(note)).toBeHidden()
  await search(page)
  await page.keyboard.press('ArrowRight')
  const status = page.locator('main').getByRole('status')
  await expect(status).toHaveText(copy.search.failed, { useInnerText: true })
  await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(`${copy.search.hint} ${copy.search.failed}`)
  expect(await violations(page)).toEqual([])
})

test('scripts are slow, and words are typed: the status says that they are searched for', async ({ page }) => {
  await held(page)
  await page.goto(pathOf('blog', 'en'))
  await search(page)
  const status = page.locator('main').getByRole('status')
  await expect(status).toHaveText('', { useInnerText: true })
  await page.keyboard.type('invoice')
  await expect(status).toHaveText(copy.search.working, { useInnerText: true })
  expect(await violations(page)).toEqual([])
  await page.locator('[role=search] input').clear()
  await expect(status).toHaveText('', { useInnerText: true })
})

test('nothing of the kind is said where the application comes', async ({ page }) => {
  await page.clock.install()
  await page.goto(pathOf('blog', hostLanguage))
  await hydrated(page)
  await page.clock.runFor(60_000)
  await expect(page.locator(note)).toBeHidden()
})

test('scripts hang, and the search needs them: a note says so after a while, and no more once they come', async ({
  page,
}) => {
  await page.clock.install()
  const release = await held(page)
  await page.goto(pathOf('blog', hostLanguage))
  await search(page)
  await page.clock.runFor(60_000)
  await expect(page.locator(note)).toBeVisible()
  release()
  await page.clock.resume()
  await hydrated(page)
  await expect(page.locator(note)).toBeHidden()
})
