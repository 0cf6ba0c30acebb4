import { variables } from '../../src/content/variables'
import { fill } from '../../src/content/fill'
import { finishArticle, type ArticleParts } from '../../src/content/finishArticle'
import { parseFrontMatter } from '../../src/check/frontMatter'
import { readingMinutes } from '../../src/content/readingTime'
import { legalSchema, postSchema } from '../../src/content/schemas'
import { variableSources } from '../siteContent'
import { configuredPlugins, transformed, type Plugin } from '../transformer'

describe('fill', () => {
  test('fills known names everywhere and leaves unknown ones alone', () => {
    expect(fill('{{a}} and {{b}} and {{toString}}', { a: '1' })).toBe('1 and {{b}} and {{toString}}')
  })

  test('variables are formatted in the language of the page', () => {
    expect(variables('en', variableSources).extraInvoicePrice).toBe('€0.25')
    expect(variables('fi', variableSources).extraInvoicePrice).toBe('0,25\u00a0€')
    expect(variables('sv', variableSources)).toMatchObject({
      product: 'Marjalasku',
      trialDays: '30',
      trialInvoices: '25',
      founded: '1998',
      proUsers: '3',
      proYearly: '10\u00a0€',
      proSaving: '50\u00a0%',
      freeSaving: '0\u00a0%',
    })
  })
})

describe('parseFrontMatter', () => {
  const legal = (lines: string) =>
    parseFrontMatter('content/legal/x/fi.md', `---\n${lines}\n---\n\nBody\n`, legalSchema)
  const good =
    'title: "A"\nmetaTitle: "B"\ndescription: "A description that is long enough to be useful to anybody."\nupdated: 2026-11-21'

  test('gives fields and body with its line', () => {
    const parsed = legal(good)
    expect(parsed.issues).toEqual([])
    expect(parsed.data?.updated).toBe('2026-11-21')
    expect(parsed.body.trim()).toBe('Body')
    expect(parsed.bodyIssue(1, '', '')).toMatchObject({ line: 8, column: 1 })
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

  test.each(['', 'No front matter', '\n---\ntitle: x\n---\n'])(
    'a file that does not begin with front matter is refused',
    (text) => {
      expect(parseFrontMatter('f.md', text, legalSchema).issues).toHaveLength(1)
    },
  )

  test('a slug that YAML reads as a number is refused, not changed', () => {
    const text =
      '---\nslug: 0123\ntitle: "T"\ndescription: "A description that is long enough to be useful to anybody."\ndate: 2026-01-01\nauthor: "x"\ncover: "c.svg"\ncoverAlt: ""\ntags: ["a"]\n---\n'
    expect(parseFrontMatter('f.md', text, postSchema).issues[0]).toMatchObject({ line: 2 })
  })
})

describe('an article', () => {
  const link = (kind: string, id: string) => (id === 'gone' ? undefined : `/${kind}/${id}`)
  const render = async (body: string, parts: Partial<ArticleParts> = {}) =>
    finishArticle(await transformed(body), {
      variables: { product: 'Hilla & Co' },
      link,
      images: new Map(),
      ...parts,
    })

  test('has its variables, links to pages and posts, fragments of headings and a list of the second level', async () => {
    const { html, toc } = await render(
      '## Ääni & *{{product}}*\n\n{{product}} [x](page:pricing#faq) [y](post:a) [z](https://a.example) `{{product}}` {{unknown}}\n\n## Ääni & {{product}}\n\n### Kolme H<sub>2</sub>O\n\n## H<sub>2</sub>O',
    )
    expect(html).toContain('<p>Hilla &amp; Co <a href="/page/pricing#faq">x</a>')
    expect(html).toContain('<code>Hilla &amp; Co</code> {{unknown}}')
    expect(html).toContain('<a href="/post/a">y</a>')
    expect(html).toContain('<a href="https://a.example">z</a>')
    expect(toc).toEqual([
      { id: 'ääni--product', text: 'Ääni & Hilla & Co' },
      { id: 'ääni--product-1', text: 'Ääni & Hilla & Co' },
      { id: 'h2o', text: 'H2O' },
    ])
    expect(html).toContain('<h3 id="kolme-h2o">')
  })

  test('shows a variable as the text that it is', async () => {
    const { html } = await render('{{product}} <abbr title="{{product}}">x</abbr>', {
      variables: { product: '<b>"A"</b>' },
    })
    expect(html).toBe('<p>&lt;b>&quot;A&quot;&lt;/b> <abbr title="&lt;b>&quot;A&quot;&lt;/b>">x</abbr></p>')
  })

  test('fills a variable in the address of a link', async () => {
    const { html } = await render('[{{email}}](mailto:{{email}}) 100%7B', { variables: { email: 'a@b.example' } })
    expect(html).toBe('<p><a href="mailto:a@b.example">a@b.example</a> 100%7B</p>')
  })

  test('writes a telephone number without spaces in an address', async () => {
    const { html } = await render('[{{phone}}](tel:{{phone}})', { variables: { phone: '+358 9 1' } })
    expect(html).toBe('<p><a href="tel:+35891">+358 9 1</a></p>')
  })

  test('keeps the words of a link to a post that is not out yet', async () => {
    const notYet = (kind: string, id: string) => (id === 'later' ? null : link(kind, id))
    const { html } = await render('See [the *next* one](post:later#part "soon"), [this](post:a "now").', {
      link: notYet,
    })
    expect(html).toBe('<p>See the <em>next</em> one, <a href="/post/a" title="now">this</a>.</p>')
  })

  test('with a link that leads nowhere stops the build', async () => {
    await expect(render('[x](post:gone#x)')).rejects.toThrow('"post:gone#x" leads nowhere')
  })

  test.each(['<a title="t" href="page:pricing">x</a>', '<a href="page:pri%63ing">x</a>', '<img alt="" src="a.png">'])(
    'whose transformer writes %s stops the build: no address is left as it was written',
    (html) => {
      const finish = () => finishArticle({ html, headings: [] }, { variables: {}, link, images: new Map() })
      expect(finish).toThrow(`written in another way than expected: ${html.replace(/>.*/, '>')}`)
    },
  )

  test('may show the HTML of a link by id as code', async () => {
    expect((await render('`<a href="page:pricing">`')).html).toContain('href="page:pricing"')
  })

  test('has tables that scroll by themselves, align without a style and have no empty heads', async () => {
    const { html } = await render('|  | Sum |\n| --- | ---: |\n| a | 1 |\n\n| b |\n|---|')
    expect(html).toMatch(/^<div class="table">\n<table /)
    expect(html).toMatch(/<\/table>\n<\/div>\n<div class="table"[^]*<th>b<\/th>[^]*<\/div>$/)
    expect(html).toContain('<td></td>\n<th align="right">Sum</th>')
    expect(html).toContain('<td align="right">1</td>')
    expect(html).not.toContain('style=')
  })

  test('has tables that are named by the heading above them, or by the page, and rows with heads', async () => {
    const row = '|---|---|---|\n| c | 1 | 2 |'
    const { html } = await render(`| a | b |\n|---|---|\n| c | 1 |\n\n## Sums\n\n| a | b | d |\n${row}`)
    expect(html.match(/<table[^>]*>/g)).toEqual([
      '<table aria-labelledby="page-title">',
      '<table aria-labelledby="sums">',
    ])
    expect(html.match(/<t[hd][^>]*>c/g)).toEqual(['<th scope="row">c', '<th scope="row">c'])
  })

  test('has columns of figures at the right, marked ones too, but those that the writer has aligned', async () => {
    const { html } = await render(
      '| a | b | c | d |\n|---|---|---|:-:|\n| x | 14 000 € | 3 % | 1 |\n| y | <mark>{{price}}</mark> | no | 2 |',
      {
        variables: { price: '9 €' },
      },
    )
    expect(html).toContain('<th>a</th>\n<th align="right">b</th>\n<th>c</th>\n<th align="center">d</th>')
    expect(html).toContain('<td align="right"><mark>9 €</mark></td>')
  })

  test('links bare addresses, not names with a dot, and keeps allowed HTML', async () => {
    expect((await render('See https://a.example/b or vero.fi, H<sub>2</sub>O')).html).toBe(
      '<p>See <a href="https://a.example/b">https://a.example/b</a> or vero.fi, H<sub>2</sub>O</p>',
    )
  })

  test('is what every remark plugin of gatsby-config.ts has made of it', async () => {
    const shout: Plugin = ({ markdownAST: { children } }) => {
      children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Ahoy' }] })
    }
    const { html } = await transformed('## A', [...configuredPlugins(), shout])
    expect(html).toBe('<h2 id="a">A</h2>\n<p>Ahoy</p>')
  })
})

test('reading time is rounded up, and marks are no words', () => {
  expect(readingMinutes('word '.repeat(221))).toBe(2)
  expect(readingMinutes('')).toBe(0)
  expect(readingMinutes('| - # --- '.repeat(300))).toBe(0)
})
