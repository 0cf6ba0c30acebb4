import { createRequire } from 'node:module'
import { parseMarkdown } from '../../src/check/markdown'
import { parseTextFiles } from '../../src/check/textFiles'
import { headings } from '../../src/content/remark/headings'
import { sourceFiles } from '../../src/build/util/sourceFiles'
import { transformed } from '../transformer'
import { fixture } from './smallContent'

const ofTransformer = createRequire(createRequire(require.resolve('gatsby')).resolve('gatsby-transformer-remark/package.json'))

test.each(['remark', 'remark-gfm', 'remark-footnotes'])('the check parses with the same %s as the site', (name) => {
  expect(ofTransformer.resolve(name)).toBe(require.resolve(name))
})

const bodies = [...fixture, ...sourceFiles(undefined, (path) => path.startsWith('content/'))]

const awkward = [
  '## Ääni & *{{product}}*\n\n## Ääni & {{product}}\n\n### `code` and [a link](page:pricing)',
  'Two lines\nof a heading\n---\n\n## &euro; & \\* ~~old~~ H<sub>2</sub>O ##',
  '## Same\n\n##### Same\n\n## Same\n\n> ## Same',
  '## One\u00a0word, 2025 (1/2)…',
]

test('the check gives headings the same fragments as the page', async () => {
  // Images are not tested here, and their files are missing.
  const texts = [...awkward, ...parseTextFiles(bodies).map(({ body }) => body.replace(/!\[/g, '['))]
  for (const text of texts) {
    const { html, headings: given } = await transformed(text)
    const ids = headings(parseMarkdown(text)).map(({ id }) => id)
    expect([...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids)
    expect(given.map(({ id }) => id)).toEqual(ids)
  }
})
