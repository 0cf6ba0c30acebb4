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

test('the interest in the post about getting paid on time is right', () => {
  // No text, nothing to prove: the post may be deleted.
  for (const { path, text } of posts.filter(({ path }) => path.includes('/getting-paid-on-time/'))) {
    const rows = /^\*\*[^*]+\*\*\n\n((?:\|.*\n)+)/m.exec(text)![1]!.trim().split('\n').slice(2)
    const [claim, interest, total] = rows.map((row) => cents(row.split('|').at(-2)!))
    expect([path, interest]).toEqual([path, Math.round((claim! * 0.105 * 30) / 365)])
    expect([path, total]).toEqual([path, claim! + interest!])
  }
})

test('the e-invoice address of the company is made as the post says', () => {
  expect(site.contact.einvoiceAddress).toBe(`0037${site.company.businessId.replace(/\D/g, '')}`)
})
