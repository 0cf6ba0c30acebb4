import { shownExcerpt } from '../../src/sections/blog/excerpt'

const title = 'Guides: What a credit\u00a0note is'

test.each([
  ['Send it again.', 'Send it again.'],
  ['then you send it', '… then you send it …'],
  ['Is it paid?', 'Is it paid?'],
  ['Pay now! <mark>Credit</mark> notes', 'Pay now! <mark>Credit</mark> notes …'],
  ['<mark>Notes</mark> are sent.', '<mark>Notes</mark> are sent.'],
  ['The <mark>note,</mark> then.', 'The <mark>note</mark>, then.'],
  ['The <mark>note?</mark> Then.', 'The <mark>note</mark>? Then.'],
  ['What a credit note is. You send it.', 'You send it.'],
  ['What a <mark>credit</mark> note is. You send it.', 'You send it.'],
  ['Another sentence. You send it.', 'Another sentence. You send it.'],
  ['6.50 more', '… 6.50 more …'],
])('"%s" is shown as "%s"', (excerpt, shown) => {
  expect(shownExcerpt(excerpt, title)).toBe(shown)
})
