import { transformed } from '../transformer'

const html = async (title: string, rows: string) =>
  (await transformed(`${title}\n\n| | a | b |\n|---|---|---|\n${rows}`)).html
const invoice = '| Work | 100,00 | 25,50 |\n| Sum | 100,00 | 25,50 |'
const days = '| 1.8. | 6 000 | 6 000 |\n| 30.8. | 8 000 | −2 000 |'
const widths = (text: string) => [...text.matchAll(/width="(\d+)%" [^>]* fill/g)].map(([, width]) => Number(width))

describe('a table under a line in bold', () => {
  test('is a sheet with the line as its title and its sum in bold', async () => {
    const sheet = await html('**Invoice 1**', invoice)
    expect(sheet).toMatch(
      /^<figure class="example folded">\n<figcaption id="(\S+)">Invoice 1<\/figcaption>\n<div class="table">\n?<table aria-labelledby="\1">/,
    )
    expect(sheet).toMatch(/<\/table>\n<\/div>\n<\/figure>$/)
    expect(sheet.match(/<strong>[^<]*/g)).toEqual(['<strong>Sum', '<strong>100,00', '<strong>25,50'])
    expect(sheet).not.toContain('<svg')
  })

  test('has an id that no heading has', async () => {
    const headings = ['Example 1', 'Example:1', 'Example-1 title'].map((text) => `## ${text}`).join('\n\n')
    const ids = [...(await html(`${headings}\n\n**Invoice 1**`, invoice)).matchAll(/ id="([^"]+)"/g)].map(
      ([, id]) => id,
    )
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
  })

  test('has no sum if the last row is not one', async () => {
    expect(await html('**Invoice 1**', '| Work | 100,00 | none |')).not.toContain('<strong>')
  })

  test('is an ordinary table if only a part of the line is bold, or another element stands between', async () => {
    for (const title of ['**Invoice** 1', '*Invoice 1*', '**Invoice 1**\n\nText'])
      expect(await html(title, invoice)).not.toContain('<figure')
  })
})

describe('a table under a line in bold italics', () => {
  test('has a bar under each amount, on one axis; days are no amounts', async () => {
    const drawn = await html('***Days***', days)
    expect(widths(drawn)).toEqual([60, 60, 80, 20])
    expect(drawn.match(/var\(--bad\)/g)).toHaveLength(1)
    // The axis is as wide as the column: the bar of the smallest amount begins at its left edge.
    expect(drawn.match(/<rect x="0%"/g)).toHaveLength(1)
    expect(drawn).toContain('>1.8.</th>')
    expect(drawn).not.toMatch(/style=|<strong>/)
  })

  test('reads amounts as languages write them, and draws one in the title as a line', async () => {
    const line = (await html('***The €20,000 line***', '| a | 14,000 | 21 000 € |')).match(
      /<rect[^>]*height="16"[^>]*>/g,
    )
    expect(new Set(line)).toEqual(new Set(['<rect x="95%" width="1" height="16"/>']))
    expect(widths(await html('***The €20,000 line***', '| a | 14,000 | 21 000 € |'))).toEqual([67, 100])
  })

  test('reads a debt as English writes it', async () => {
    const bars = await html('***Balance***', '| a | €100 | −€100 |')
    expect(widths(bars)).toEqual([50, 50])
    expect(bars.match(/--(?:bad|link)/g)).toEqual(['--link', '--bad'])
  })

  test('an amount on the line is not above it', async () => {
    const fills = async (amounts: string) => (await html('***The €100 limit***', amounts)).match(/--(?:accent|link)/g)
    expect(await fills('| a | €100 | €101 |')).toEqual(['--link', '--accent'])
  })

  test('reads decimals, and takes no year in the title for a limit', async () => {
    const rates = await html('***Rates of 2026***', '| a | 25,5 % | 13,5 % |\n| b | 10 % | 51 % |')
    expect(widths(rates)).toEqual([50, 26, 20, 100])
    expect(rates).not.toContain('var(--accent)')
    expect(widths(await html('***Amounts***', '| a | 1 500,50 € | 3,001.00 |'))).toEqual([50, 100])
  })
})
