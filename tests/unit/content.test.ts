import { variables } from '../../src/content/variables'
import { parseArticle } from '../../src/content/article'
import { fill, fillDeep } from '../../src/content/fill'
import { parseFrontMatter } from '../../src/check/frontMatter'
import { readingMinutes } from '../../src/content/readingTime'
import { renderArticle, type ArticleParts } from '../../src/content/renderArticle'
import { legalSchema, postSchema } from '../../src/content/schemas'
import { variableSources } from '../siteContent'

describe('fill', () => {
  test('fills known names everywhere and leaves unknown ones alone', () => {
    expect(fill('{{a}} and {{b}} and {{toString}}', { a: '1' })).toBe('1 and {{b}} and {{toString}}')
    expect(fillDeep({ x: ['{{a}}', { y: 1, z: null }] }, { a: '1' })).toEqual({ x: ['1', { y: 1, z: null }] })
  })

  test('variables are formatted in the language of the page', () => {
    expect(variables('en', variableSources).extraInvoicePrice).toBe('€0.50')
    expect(variables('fi', variableSources).extraInvoicePrice).toBe('0,50\u00a0€')
    expect(variables('sv', variableSources)).toMatchObject({ trialDays: '14', trialInvoices: '10', founded: '2010', proUsers: '5' })
  })
})

describe('parseFrontMatter', () => {
  const legal = (lines: string) => parseFrontMatter('content/legal/x/fi.md', `---\n${lines}\n---\n\nBody\n`, legalSchema)
  const good = 'title: "A"\nmetaTitle: "B"\ndescription: "A description that is long enough to be useful to anybody."\nupdated: 2026-11-21'

  test('gives fields and body with its line', () => {
    const parsed = legal(good)
    expect(parsed.issues).toEqual([])
    expect(parsed.data?.updated).toBe('2026-11-21')
    expect(parsed.body.trim()).toBe('Body')
    expect(parsed.bodyAt(1)).toEqual({ line: 8, column: 1 })
  })

  test('reads files of Windows: a byte order mark, CRLF', () => {
    const parsed = parseFrontMatter('f.md', `\ufeff---\n${good}\n---\n\nBody\n`.replaceAll('\n', '\r\n'), legalSchema)
    expect(parsed).toMatchObject({ issues: [], body: '\nBody\n', data: { title: 'A' } })
  })

  test.each([
    ['an impossible date', good.replace('2026-11-21', '2026-02-30'), 5, 'does not exist'],
    ['an unknown field', `${good}\ncolour: "red"`, 6, 'colour'],
    ['an empty title', good.replace('"A"', '""'), 2, 'empty'],
    ['a missing title', good.replace('title: "A"\n', ''), 2, 'title'],
    ['broken YAML', good.replace('"A"', '"A'), 2, 'not closed'],
    ['a doubled field', `${good}\ntitle: "C"`, 6, 'there twice'],
  ])('%s is named with its line', (_, lines, line, words) => {
    const issue = legal(lines).issues[0]!
    expect(issue.cause).toContain(words)
    expect(issue.line).toBe(line)
    expect(issue.file).toBe('content/legal/x/fi.md')
  })

  test.each(['', 'No front matter', '\n---\ntitle: x\n---\n'])('a file that does not begin with front matter is refused', (text) => {
    expect(parseFrontMatter('f.md', text, legalSchema).issues).toHaveLength(1)
  })

  test('a slug that YAML reads as a number is refused, not changed', () => {
    const text = '---\nslug: 0123\ntitle: "T"\ndescription: "A description that is long enough to be useful to anybody."\ndate: 2026-01-01\nauthor: "x"\ncover: "c.svg"\ncoverAlt: ""\ntags: ["a"]\n---\n'
    expect(parseFrontMatter('f.md', text, postSchema).issues[0]).toMatchObject({ line: 2 })
  })
})

describe('renderArticle', () => {
  const link = (kind: string, id: string) => (id === 'gone' ? undefined : `/${kind}/${id}`)
  const render = (body: string, parts: Partial<ArticleParts> = {}) => renderArticle(parseArticle(body), { variables: { product: 'Lumilasku & Co' }, link, ...parts })

  test('fills variables, resolves links, gives headings ids and lists the second level', () => {
    const { html, toc } = render(
      '## Ääni & *{{product}}*\n\n{{product}} [x](page:pricing#faq) [y](post:a) [z](https://a.example) `{{product}}` {{unknown}}\n\n## Ääni & {{product}}\n\n### Kolme',
    )
    expect(html).toContain('<p>Lumilasku &amp; Co <a href="/page/pricing#faq">')
    expect(html).toContain('<code>Lumilasku &amp; Co</code> {{unknown}}')
    expect(html).toContain('<a href="/post/a">')
    expect(html).toContain('<a href="https://a.example">')
    expect(toc).toEqual([
      { id: 'ääni--lumilasku--co', text: 'Ääni & Lumilasku & Co' },
      { id: 'ääni--lumilasku--co-1', text: 'Ääni & Lumilasku & Co' },
    ])
    expect(html).toContain('<h3 id="kolme">')
  })

  test('of a link to a post that is not out yet the words stay', () => {
    const notYet = (kind: string, id: string) => (id === 'later' ? null : link(kind, id))
    expect(render('See [the *next* one](post:later), [this](post:a).', { link: notYet }).html).toBe('<p>See the <em>next</em> one, <a href="/post/a">this</a>.</p>')
  })

  test('a link that leads nowhere stops the build', () => {
    expect(() => render('[x](post:gone)')).toThrow('"post:gone" leads nowhere')
  })

  test('a table scrolls by itself, aligns without a style and has no empty heads', () => {
    const { html } = render('|  | Sum |\n| --- | ---: |\n| a | 1 |')
    expect(html).toContain('<div class="table" tabindex="0" role="group"><table>')
    expect(html).toContain('<td></td>\n<th align="right">Sum</th>')
    expect(html).toContain('<td align="right">1</td>')
    expect(html).not.toContain('style=')
  })

  test('a bare address is a link, a name with a dot is none, and allowed HTML stays', () => {
    expect(render('See https://a.example/b or vero.fi, H<sub>2</sub>O').html).toBe(
      '<p>See <a href="https://a.example/b">https://a.example/b</a> or vero.fi, H<sub>2</sub>O</p>',
    )
  })
})

test('reading time is rounded up, and marks are no words', () => {
  expect(readingMinutes('word '.repeat(221))).toBe(2)
  expect(readingMinutes('')).toBe(0)
  expect(readingMinutes('| - # --- '.repeat(300))).toBe(0)
})
