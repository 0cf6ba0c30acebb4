import { GFM, parser } from '@lezer/markdown'
import { parseMarkdown } from '../../src/check/markdown'
import { sourceFiles } from '../../src/build/util/sourceFiles'

const whole = parser.configure(GFM)

/** Every part of a text as the parser sees it that passes over nothing. */
function parts(text: string): string[] {
  const found: string[] = []
  whole.parse(text).iterate({ enter: ({ name, from, to }) => void found.push(`${name} ${from} ${to}`) })
  return found
}

const beside = [
  'Kirjoita aku@hanki.example, niin vastaamme. Tai äaku@hanki.example tänään.',
  'Katso www.hanki.example, tai https://hanki.example/a b. Loppu',
  'mailto:aku@hanki.example ja xmpp:aku@hanki.example nyt',
  'a,aku@hanki.example b c1 d.aku@hanki.example e. ',
  'rivi  \nvaihtuu \\\nkahdesti \nja jatkuu',
  'a *b c* d_e f_ **g h** i ~~j k~~ l',
  'a! [b c](d) e ![f g](h) i, [j] k [l][m] n\n\n[m]: /x "y z"',
  'a `b c` d, <b>e f</b> g &amp; h &euro; i',
  '| a b | c, d |\n|---|---|\n| e *f* g | h i |',
  '- [ ] a b\n- c d, e\n\n> f g h\n\n## i j, k',
]

test.each(beside)('words that are passed over hide nothing beside them: %j', (text) => {
  expect(parseMarkdown(text).nodes.map(({ name, from, to }) => `${name} ${from} ${to}`)).toEqual(parts(text))
})

test('no text of the content is read otherwise for passing over words', () => {
  for (const { path, text = '' } of sourceFiles())
    expect([path, parseMarkdown(text).nodes.map(({ name, from, to }) => `${name} ${from} ${to}`)]).toEqual([path, parts(text)])
})
