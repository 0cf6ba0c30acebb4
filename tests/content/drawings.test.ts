import type { SourceFile } from '../../src/check/issues'
import { checkContent, withFiles } from './fixture'

const drawing = (name: string, inner: string): SourceFile => ({
  path: `content/blog/first/${name}.svg`,
  text: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">\n${inner}</svg>\n`,
  image: { type: 'svg', width: 640, height: 360, bytes: 500 },
})

/** Returns the issues where the text in every language shows these drawings, and where it shows none. */
const shown = (...drawings: SourceFile[]) => {
  const words = drawings.map(({ path }) => `\n![Sums](${path.split('/').at(-1)!})\n`).join('')
  return checkContent([...withFiles(/^content\/blog\/first\/.*\.md$/, (text) => text + words), ...drawings])
}
const beside = (...drawings: SourceFile[]) => checkContent([...withFiles(/never/, (text) => text), ...drawings])

test.each([
  ['an element of style', '<style>text { fill: red }</style>', 'forbids style'],
  ['an attribute of style', '<g style="fill: red"/>', 'forbids style'],
  ['a script', '<script>1</script>', 'forbids scripts'],
  ['a handler', '<g onclick="a()"/>', 'forbids scripts'],
  ['style in capitals', '<g STYLE="fill: red"/>', 'forbids style'],
  ['a link', '<a href="/hinnoittelu"><path d="M0 0"/></a>', 'find a link'],
  ['HTML', '<foreignObject><p>5</p></foreignObject>', 'without HTML'],
  ['another file', '<image href="b.png"/>', 'loads nothing from elsewhere'],
  ['a picture from elsewhere', '<image href="https://a.example/b.png"/>', 'loads nothing from elsewhere'],
  ['CDATA', '<text><![CDATA[5 < 6]]></text>', 'would not be shown'],
])('a drawing with words that a text shows, and %s', (_, inner, cause) => {
  const withWords = drawing('sums', `<text>Sum</text>${inner}`)
  expect(beside(withWords)).toEqual([])
  expect(shown(drawing('sums', inner.replaceAll('text', 'desc')))).toEqual([])
  expect(shown(withWords)).toMatchObject([
    { file: withWords.path, line: 2, cause: expect.stringContaining(cause) as string },
  ])
})

test.each([
  ['an attribute of data', '<text data-one="1">Sum</text>'],
  ['an attribute that ends in style', '<text font-style="italic">Sum</text>'],
  ['words that look like code', '<text>yht. once = 5, style = 1</text>'],
  ['what it defines itself', '<path id="a" d="M0 0"/><use href="#a"/><text>Sum</text>'],
])('%s may stand in a drawing with words', (_, inner) => {
  expect(shown(drawing('sums', inner))).toEqual([])
})

test('two drawings with words in one text whose ids are alike are named once', () => {
  const [first, second] = ['sums', 'rates'].map((name) => drawing(name, '<g id="a"><text>Sum</text></g>'))
  expect(shown(first!)).toEqual([])
  expect(shown(first!, second!)).toMatchObject([
    { file: second!.path, line: 2, cause: expect.stringContaining(`"a" is in ${first!.path} too`) as string },
  ])
})
