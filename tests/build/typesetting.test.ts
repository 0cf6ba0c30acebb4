import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeType, parse } from 'node-html-parser'
import { typeset } from '../../src/build/typesetting/typeset'
import { filesBelow } from '../../src/build/util/filesBelow'
import { withoutInvisible, softHyphen } from '../../src/site/invisible'
import type { Language } from '../../src/site/languages'
import { folder, pages } from './site'

const marked = (text: string) => text !== withoutInvisible(text)

test('every heading is typeset by the rules of its language, whatever file it is from', () => {
  const headings = pages.flatMap(({ path, html, lang }) =>
    parse(html)
      .querySelectorAll('h1, h2, h3')
      .filter(({ childNodes }) => childNodes.every(({ nodeType }) => nodeType === NodeType.TEXT_NODE))
      .map(({ text }) => ({ path, text, typeset: typeset(withoutInvisible(text), lang as Language) })),
  )
  expect(headings.some(({ text }) => text.includes(softHyphen))).toBe(true)
  expect(headings.filter((heading) => heading.text !== heading.typeset)).toEqual([])
})

test.each(pages.map((page) => [page.path, page.html] as const))(
  '%s has no invisible marks in its head and its attributes: addresses, fragments, names of pictures',
  (_, html) => {
    expect(marked(html.slice(0, html.indexOf('<body')))).toBe(false)
    const attributes = [...html.matchAll(/\s[\w-]+="([^"]*)"/g)]
    expect(attributes.map(([, value]) => value!).filter(marked)).toEqual([])
  },
)

test('feeds, the sitemap and the manifest have no invisible marks', () => {
  const files = filesBelow(folder).filter((file) => /\.(xml|webmanifest|txt)$/.test(file))
  expect(files.filter((file) => marked(readFileSync(join(folder, file), 'utf8')))).toEqual([])
  expect(files.length).toBeGreaterThan(3)
})
