import site from '../../content/site.json'
import { sourceFiles } from '../../src/build/util/sourceFiles'
import { parseTextFiles } from '../../src/check/textFiles'

/** The posts that are no drafts: those may wait for their example. */
const posts = parseTextFiles(sourceFiles()).filter(
  ({ collection, data }) => collection === 'blog' && data?.draft === false,
)
const cents = (words: string) => Math.round(Number(words.replace(/[^\d]/g, '')))

test.each(posts)('$file has one drawn example: a table under a line in bold, or a drawing', ({ body }) => {
  const sheets = body.match(/^\*\*\*?[^*]+\*\*\*?\n\n\|/gm) ?? []
  const drawings = body.match(/^!\[[^\]]+\]\(/gm) ?? []
  expect(sheets.length + drawings.length).toBe(1)
})

test.each(posts.filter(({ key }) => key === 'getting-paid-on-time'))('the interest in $file is right', ({ body }) => {
  const rows = /^\*\*[^*]+\*\*\n\n((?:\|.*\n)+)/m.exec(body)![1]!.trim().split('\n').slice(2)
  const [claim, interest, total] = rows.map((row) => cents(row.split('|').at(-2)!))
  expect(interest).toBe(Math.round((claim! * 0.105 * 30) / 365))
  expect(total).toBe(claim! + interest!)
})

test('the e-invoice address of the company is made as the post says', () => {
  expect(site.contact.einvoiceAddress).toBe(`0037${site.company.businessId.replace(/\D/g, '')}`)
})
