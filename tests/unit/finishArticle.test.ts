import { finishArticle, type ArticleParts } from '../../src/content/finishArticle'
import { configuredPlugins, transformed, type Plugin } from '../transformer'

describe('an article', () => {
  const link = (kind: string, id: string) => (id === 'gone' ? undefined : `/${kind}/${id}`)
  const render = async (body: string, parts: Partial<ArticleParts> = {}) =>
    finishArticle(await transformed(body), {
      variables: { product: 'Hilla & Co' },
      link,
      images: new Map(),
      ...parts,
    })

  test('has a space in the fragment of a heading, and in the contents, where the heading has a break', async () => {
    const { html, toc } = await render('## Words<br>here')
    expect(html).toContain('id="words-here"')
    expect(toc).toEqual([{ id: 'words-here', text: 'Words here' }])
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

  test('escapes the value of a variable', async () => {
    const { html } = await render('{{product}} <abbr title="{{product}}">x</abbr>', {
      variables: { product: '<b>"A"</b>' },
    })
    expect(html).toBe('<p>&lt;b>&quot;A&quot;&lt;/b> <abbr title="&lt;b>&quot;A&quot;&lt;/b>">x</abbr></p>')
  })

  test('fills a variable in the address of a link', async () => {
    const { html } = await render('[{{email}}](mailto:{{email}}) 100%7B', { variables: { email: 'a@b.example' } })
    expect(html).toBe('<p><a href="mailto:a@b.example" aria-label="a@b.example">a@b.example</a> 100%7B</p>')
  })

  test('writes a telephone number without spaces in an address', async () => {
    const { html } = await render('[{{phone}}](tel:{{phone}})', { variables: { phone: '+358 9 1' } })
    expect(html).toBe('<p><a href="tel:+35891">+358 9 1</a></p>')
  })

  test('shows a link to an unpublished post as text', async () => {
    const notYet = (kind: string, id: string) => (id === 'later' ? null : link(kind, id))
    const { html } = await render('See [the *next* one](post:later#part "soon"), [this](post:a "now").', {
      link: notYet,
    })
    expect(html).toBe('<p>See the <em>next</em> one, <a href="/post/a" title="now">this</a>.</p>')
  })

  test('with a link that leads nowhere stops the build', async () => {
    await expect(render('[x](post:gone#x)')).rejects.toThrow('"post:gone#x" leads nowhere')
  })

  test('finds links by id in every form that the transformer writes', () => {
    const html = '<a title="t" href="page:pricing">x</a>'
    expect(finishArticle({ html, headings: [] }, { variables: {}, link, images: new Map() }).html).toBe(
      '<a title="t" href="/page/pricing">x</a>',
    )
  })

  test('has typeset texts, also in narrow places; attributes, code and drawings are unchanged', async () => {
    const typeset = (text: string, narrow: boolean) =>
      narrow ? text.toUpperCase() : text.replace('word', '<b>word</b>')
    const drawing = '<svg viewBox="0 0 1 1"><linearGradient id="word"/><text>word</text></svg>'
    const files = { width: 1, height: 1, sources: [], fallback: { src: '/word.svg' }, drawing }
    const { html } = await render('## A *word*\n\n<abbr title="word">word</abbr> `word` ![word](word.svg)', {
      typeset,
      images: new Map([['word.svg', files]]),
    })
    expect(html).toBe(
      '<section class="prose">\n<h2 id="a-word">A <em>WORD</em></h2>\n<p><abbr title="word"><b>word</b></abbr> <code>word</code> ' +
        '<svg role="img" aria-label="word" data-src="/word.svg" viewBox="0 0 1 1"><linearGradient id="word"/><text>word</text></svg></p>\n</section>',
    )
  })

  test('typesets words of another language, and what is within them, by that language', async () => {
    const typeset = (text: string, _narrow: boolean, lang = 'own') => `${lang}:${text}`
    const { html } = await render('a <span lang="fi">b *c*</span> d', { typeset })
    expect(html).toContain('<p>own:a <span lang="fi">fi:b <em>fi:c</em></span>own: d</p>')
  })

  test('has a section for each heading of the second level, not for one in a quotation', async () => {
    const { html } = await render('a\n\n## B\n\nb\n\n> ## C\n\n## D')
    expect(html.match(/<\/?(?:section|h2|p)\b/g)!.join('')).toBe(
      '<p</p<section<h2</h2<p</p<h2</h2</section<section<h2</h2</section',
    )
  })

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

  test('aligns columns of figures to the right, also with marks, unless the writer has aligned them', async () => {
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

  test('is the result of every remark plugin of gatsby-config.ts', async () => {
    const shout: Plugin = ({ markdownAST: { children } }) => {
      children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Ahoy' }] })
    }
    const { html } = await transformed('### A', [...configuredPlugins(), shout])
    expect(html).toBe('<h3 id="a">A</h3>\n<p>Ahoy</p>')
  })
})
