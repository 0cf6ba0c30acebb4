import { createRequire } from 'node:module'
import { parseMarkdown } from '../../src/check/markdown'
import { parseContent } from '../../src/check/parseContent'
import { headings } from '../../src/content/remark/headings'
import { sourceFiles } from '../../src/build/util/sourceFiles'
import { transformed } from '../transformer'
import { fixture } from './smallContent'

const ofTransformer = createRequire(createRequire(require.resolve('gatsby')).resolve('gatsby-transformer-remark/package.json'))

test.each(['remark', 'remark-gfm', 'remark-footnotes'])('the check parses with the %s that renders', (name) => {
  expect(ofTransformer.resolve(name)).toBe(require.resolve(name))
})

const bodies = [...fixture, ...sourceFiles(undefined, (path) => path.startsWith('content/'))]

const awkward = [
  '## Ääni & *{{product}}*\n\n## Ääni & {{product}}\n\n### `code` and [a link](page:pricing)',
  'Two lines\nof a heading\n---\n\n## &euro; & \\* ~~old~~ H<sub>2</sub>O ##',
  '## Same\n\n##### Same\n\n## Same\n\n> ## Same',
  '## One\u00a0word, 2025 (1/2)…',
]

test('the check knows the headings under the fragments that they have on the page', async () => {
  // Pictures have no part in it, and their files are not here.
  const texts = [...awkward, ...parseContent(bodies).map(({ parsed }) => parsed.body.replace(/!\[/g, '['))]
  for (const text of texts) {
    const { html, headings: given } = await transformed(text)
    const ids = headings(parseMarkdown(text).tree).map(({ id }) => id)
    expect([...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids)
    expect(given.map(({ id }) => id)).toEqual(ids)
  }
})

test('every part of a text has its place', () => {
  const text = 'A [b](c) www.a.example\n\n- d `e`\n\n[^1] and ![f](g.svg)\n\n[^1]: h'
  expect(parseMarkdown(text).parts.map(({ node, from, to, depth }) => [depth, node.type, text.slice(from, to)])).toEqual([
    [1, 'paragraph', 'A [b](c) www.a.example'],
    [2, 'text', 'A '],
    [2, 'link', '[b](c)'],
    [3, 'text', 'b'],
    [2, 'text', ' '],
    [2, 'link', 'www.a.example'],
    [3, 'text', 'www.a.example'],
    [1, 'list', '- d `e`'],
    [2, 'listItem', '- d `e`'],
    [3, 'paragraph', 'd `e`'],
    [4, 'text', 'd '],
    [4, 'inlineCode', '`e`'],
    [1, 'paragraph', '[^1] and ![f](g.svg)'],
    [2, 'footnoteReference', '[^1]'],
    [2, 'text', ' and '],
    [2, 'image', '![f](g.svg)'],
    [1, 'footnoteDefinition', '[^1]: h'],
    [2, 'paragraph', 'h'],
    [3, 'text', 'h'],
  ])
})
