import site from '../../content/site.json'
import { sourceFiles } from '../../src/build/util/sourceFiles'

const posts = sourceFiles().flatMap(({ path, text }) =>
  /^content\/blog\/.*\.md$/.test(path) ? [{ path, text: text! }] : [],
)
const cents = (words: string) => Math.round(Number(words.replace(/[^\d]/g, '')))

test.each(posts)('$path has one drawn example: a table under a line in bold, or a drawing', ({ text }) => {
  const sheets = text.match(/^\*\*\*?[^*]+\*\*\*?\n\n\|/gm) ?? []
  const drawings = text.match(/^!\[[^\]]+\]\(/gm) ?? []
  expect(sheets.length + drawings.length).toBe(1)
})

test.each(posts.filter(({ path }) => path.includes('/getting-paid-on-time/')))(
  'the interest in $path is right',
  ({ text }) => {
    const rows = /^\*\*[^*]+\*\*\n\n((?:\|.*\n)+)/m.exec(text)![1]!.trim().split('\n').slice(2)
    const [claim, interest, total] = rows.map((row) => cents(row.split('|').at(-2)!))
    expect(interest).toBe(Math.round((claim! * 0.105 * 30) / 365))
    expect(total).toBe(claim! + interest!)
  },
)

test('the e-invoice address of the company is made as the post says', () => {
  expect(site.contact.einvoiceAddress).toBe(`0037${site.company.businessId.replace(/\D/g, '')}`)
})
