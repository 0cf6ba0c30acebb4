import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import siteData from '../../content/site.json'
import { languageCodes, type Language } from '../../src/site/languages'
import { noBreakSpace } from '../../src/site/invisible'
import { localPath } from '../../src/site/paths'
import { ownPath } from '../../src/site/routes'
import { isPattern, routeIds } from '../routeTable'
import { feedPath } from '../../src/site/addresses'
import { searchFolder } from '../../src/site/searchIndex'
import { takeBack } from './browserFolder'
import { breakAndMend } from './breakAndMend'
import { builtSite } from './builtSite'
import { description, fillPost, openEditor, save } from './editor'
import { addGerman } from './german'
import { projectCopy, run, type ProjectCopy } from '../projectCopy'
import { asDraft, blog, english, file, finnish, id, postPath, postUrl, hostLanguage } from './posts'
import { listens, startWriting } from './writeServer'

test.describe.configure({ mode: 'serial' })

/** Slug of the Swedish translation, which stays a draft. */
const draftSlug = 'draft-of-it'

let copy: ProjectCopy
let picture: string
let germanSite: string
let site: ReturnType<typeof builtSite>

test.beforeAll(async () => {
  copy = projectCopy()
  site = builtSite(copy)
  picture = join(copy.root, '..', `${id}.jpg`)
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2b6cb0' } })
    .jpeg()
    .toFile(picture)
})
test.afterAll(() => copy.remove())

/** Runs a script of the copy and returns its output. If it fails, the output is the message. */
async function succeeds(script: string, env?: Record<string, string>): Promise<string> {
  const { code, output } = await run(copy, script, env)
  expect(code, output.slice(-4000)).toBe(0)
  return output
}

test('a writer creates a post with a picture in two languages in the editor', async ({ page }) => {
  const foreign: string[] = []
  page.on('response', (response) => {
    if (!/^(http:\/\/localhost:|blob:|data:)/.test(response.url())) foreign.push(response.url())
  })
  const writing = await startWriting(copy)
  try {
    await expect.poll(() => listens(writing.editor), { timeout: 30_000 }).toBe(true)
    await openEditor(page, `http://localhost:${writing.editor}/admin`, copy.root)

    await fillPost(page, { ...asDraft(finnish, { upload: picture }), description: 'Too short.' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('One field has an error')).toBeVisible()
    await description(page).fill(finnish.description)
    await save(page)
    expect(await takeBack(page, copy.root)).toEqual([file('fi'), `content/blog/${id}/${id}.jpg`].sort())

    await fillPost(page, asDraft(english, { name: `${id}.jpg` }))
    await save(page)
    expect(await takeBack(page, copy.root)).toEqual([file('en')])
    await succeeds('check:content')

    await breakAndMend(page, copy)
    await succeeds('check:content')
    expect(foreign).toEqual([])

    const shown = `http://localhost:${writing.site}/page-data${postPath(finnish)}/page-data.json`
    await expect
      .poll(
        () =>
          fetch(shown).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 400_000 },
      )
      .toBe(200)
  } finally {
    await writing.stop()
  }
  // npm and its shell end at the signal, Gatsby a moment later.
  await expect
    .poll(async () => [await listens(writing.site), await listens(writing.editor)], { timeout: 30_000 })
    .toEqual([false, false])
})

test('a sixth language is content, paths and one row of a table', async () => {
  germanSite = addGerman(copy)
  // The new post has no German translation.
  copy.forget(file('de' as Language))
  await succeeds('typecheck')
  await succeeds('check:content')
})

test('the site is built, with a draft among the posts, and without the caches of five languages', async () => {
  copy.write(file('sv'), copy.read(file('en')).replace('draft: false', 'draft: true').replace(english.slug, draftSlug))
  // What no post has yet.
  copy.write(file('en'), `${copy.read(file('en'))}\nA note.[^1]\n\n\`\`\`\ndate,sum\n\`\`\`\n\n[^1]: It is here.\n`)
  expect(await succeeds('build', { SITE_LANGUAGE: hostLanguage })).toContain('begins without caches')
})

test('the built site shows the post in both languages', () => {
  const translations = { fi: postUrl(finnish), en: postUrl(english), 'x-default': postUrl(finnish) }
  for (const post of [finnish, english]) {
    const page = site.page(postPath(post))
    // No line ends after a small word: the title has no-break spaces.
    expect(page.querySelector('h1')?.text.replaceAll(noBreakSpace, ' ')).toBe(post.title)
    expect(page.querySelector('main')?.text).toContain(siteData.product.name)
    expect(page.querySelector('img[alt="Blue afternoon."]')).not.toBeNull()
    expect(site.hreflang(postPath(post))).toEqual(translations)
    expect(site.html(blog(post.language))).toContain(`href="${postPath(post)}"`)
    expect(site.read(localPath(feedPath(post.language), post.language, hostLanguage))).toContain(postUrl(post))
  }
  for (const language of languageCodes.filter((code) => code !== 'fi' && code !== 'en'))
    expect(site.html(blog(language))).not.toContain(finnish.slug)
  expect(site.has(localPath(ownPath('blog-post', 'sv', { slug: draftSlug }), 'sv', hostLanguage))).toBe(false)
})

test('the sitemap and the search know the post', () => {
  const sitemap = site.read('sitemap.xml')
  for (const post of [finnish, english]) expect(sitemap).toContain(postUrl(post))
  expect(sitemap).not.toContain(draftSlug)
  const fragments = (language: Language) => join(copy.path('public'), searchFolder(language), 'fragment')
  const found = languageCodes.flatMap((code) =>
    readdirSync(fragments(code)).map((name) => gunzipSync(readFileSync(join(fragments(code), name))).toString()),
  )
  for (const post of [finnish, english])
    expect(found.filter((text) => text.includes(`"url":"${postPath(post)}"`))).toHaveLength(1)
  expect(found.join()).not.toContain(draftSlug)
})

test('the built site has every page in German, tied to its translations', () => {
  const routes = routeIds.filter((route) => !isPattern(route) && route !== 'not-found')
  for (const route of routes) {
    const [german, own] = [ownPath(route, 'en'), ownPath(route, hostLanguage)]
    const page = site.page(localPath(german, 'de' as Language, hostLanguage))
    expect([route, page.querySelector('html')?.getAttribute('lang')]).toEqual([route, 'de'])
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(germanSite + german)
    expect(site.hreflang(localPath(german, 'de' as Language, hostLanguage))).toEqual(site.hreflang(own))
    expect(site.hreflang(own).de).toBe(germanSite + german)
    expect(site.page(own).querySelector('a[hreflang=de]')?.text).toContain('Deutsch')
  }
  expect(
    site.page(localPath(ownPath('blog', 'en'), 'de' as Language, hostLanguage)).querySelectorAll('main li h2 a'),
  ).toHaveLength(site.page(blog('en')).querySelectorAll('main li h2 a').length - 1)
})

test('the tests of a build hold with six languages', async () => {
  await succeeds('test:build')
})
