import { checkContent } from '../../src/check/checkContent'
import { expectIssue, postPath, swap, withFile } from './fixture'
import { fixture } from './smallContent'

test('the small content has no issue', () => {
  expect(checkContent(fixture)).toEqual([])
})

const title = 'title: "Title of first in en"'
const description = (text: string) => text.replace(/description: ".*"/, 'description: ""')

type Case = [name: string, change: (text: string) => string, at: string | number, cause: RegExp, hint: RegExp]

const cases: Case[] = [
  ['missing', (text) => text.slice(text.lastIndexOf('first Send')), 1, /does not begin with front matter/, /three hyphens/],
  ['not on line 1', (text) => `\n${text}`, 1, /does not begin on line 1/, /blank lines/],
  ['unclosed', swap('tags: [vat]\n---\n', 'tags: [vat]\n\n'), 1, /not closed/, /on line 10/],
  ['closed by a rule in the text only', (text) => text.replace('\n---\n', '\n\n') + '\n---\n\nMore.\n', 1, /not closed/, /on line 10/],
  ['between +++', (text) => text.replace(/^---/gm, '+++'), 1, /\+\+\+.*TOML/, /three hyphens/],
  ['begun with ---js', swap('---\n', '---js\n'), 1, /---js/, /--- alone/],
  ['begun with a dash', swap('---\n', '—\n'), 1, /dashes/, /Write ---/],
  ['an unquoted colon', swap(title, 'title: Invoices: how'), 'Invoices: how', /colon needs quotation marks/, /^Write title: "Invoices: how"$/],
  ['a tab', swap('author: hilla', '\tauthor: hilla'), '\tauthor', /tab/, /^Write author: hilla$/],
  ['a duplicate key', swap('author: hilla', 'author: hilla\nauthor: otso'), 'author: otso', /"author" is there twice/, /Remove one/],
  ['typographic quotes', swap(title, 'title: “Title”'), '“Title”', /typographic/, /^Write title: "Title"$/],
  ['a no-break space', swap(title, 'title:\u00a0"Title"'), '\u00a0"Title"', /no-break space/, /^Write title: "Title"$/],
  ['a colon at the end', swap(title, 'title: What changes:'), 'What changes:', /colon needs quotation marks/, /^Write title: "What changes:"$/],
  ['an unclosed quotation mark', swap(title, 'title: "Title'), '"Title', /quotation mark " is not closed/, /^Write title: "Title"$/],
  ['an unclosed quotation mark in the last field', (text) => text.replace('coverAlt: ""', "coverAlt: 'A slope").replace('tags: [vat]\n', ''), "'A slope", /quotation mark ' is not closed/, /^Write coverAlt: "A slope"$/],
  ['an unclosed bracket', swap('tags: [vat]', 'tags: [vat'), '[vat', /bracket \[ is not closed/, /^Write tags: \[vat\] or/],
  ['quotation marks within quotation marks', swap(title, 'title: "The "good" title"'), 'good" title', /quotation mark \("\) within the text/, /^Write title: "The \\"good\\" title"$/],
  ['an apostrophe between apostrophes', swap(title, "title: 'It's here'"), "s here'", /quotation mark \('\) within/, /^Write title: "It's here"$/],
  ['a bracket at the beginning', swap(title, 'title: [New] invoices'), 'invoices', /begins with \[ needs quotation marks/, /^Write title: "\[New\] invoices"$/],
  ['a sign that YAML keeps for itself', swap(title, 'title: % of what'), '% of', /begins with % needs quotation marks/, /^Write title: "% of what"$/],
  ['a backslash', swap(title, 'title: "A \\path"'), '\\path', /backslash/, /Write it twice/],
  ['a number sign that hides the rest', swap(title, 'title: Invoice #1 of the year'), '#1', /left out/, /^Write title: "Invoice #1 of the year"$/],
  ['no space after a colon', swap('author: hilla', 'author:hilla'), 'author:hilla', /no space after the colon/, /^Write author: "hilla"$/],
  ['an equals sign', swap('author: hilla', 'author = hilla'), 'author = ', /no field/, /^Write author: "hilla"$/],
  ['an indented field', swap('author: hilla', '  author: hilla'), 'author: hilla', /indented/, /^Write author: hilla at the beginning/],
  ['a field whose name is a list', swap('author: hilla', '? [a, b]\n: c\nauthor: hilla'), '[a, b]', /has to be a word/, /key: "value"/],
  ['nesting without end', swap('author: hilla', `author: hilla\ndeep: ${'{a: '.repeat(5000)}`), '{a: {', /not closed/, /^Write deep: /],
  ['a list instead of a map', (text) => text.replace(/^slug[^]*?\n---\n/m, '- slug\n- title\n---\n'), '- slug', /not a list/, /key: "value"/],
  ['an unknown key', swap('title:', 'titel:'), 'titel:', /"titel" is unknown/, /Did you mean title\?/],
  ['a number for a title', swap(title, 'title: 2026'), '2026\n', /should be a text, not the number 2026/, /^Write title: "2026"$/],
  ['a number for a slug', swap('slug: "first-en"', 'slug: 0123'), '0123', /should be a text, not the number 123/, /^Write slug: "0123"$/],
  ['a text for a list', swap('tags: [vat]', 'tags: vat'), 'vat\n', /should be a list/, /^Write tags: \[vat\]$/],
  ['words with commas for a list', swap('tags: [vat]', 'tags: vat, payments'), 'vat, payments', /should be a list/, /^Write tags: \[vat, payments\]$/],
  ['a list for a text', swap(title, 'title: [a, b]'), '[a, b]', /should be a text, not a list/, /^Write title: "\[a, b\]"$/],
  ['no value', swap('author: hilla', 'author:'), 7, /"author" should be a text, not nothing/, /Write a value/],
  ['a missing field', swap('author: hilla\n', ''), 'slug:', /"author" is missing/, /Add author/],
  ['an empty title', swap(title, 'title: ""'), '""', /"title" is empty/, /Write its text/],
  ['a title too long', swap(title, `title: "${'word '.repeat(20)}end"`), '"word', /103 characters; there is room for 80/, /Shorten it by 23/],
  ['an empty description', description, '""', /"description" is empty/, /Write its text/],
  ['a description too short', (text) => text.replace(/description: ".*"/, 'description: "Brief."'), '"Brief', /has 6 characters; at least 50/, /Write more/],
  ['a description too long', (text) => text.replace(/description: "/, `description: "${'x'.repeat(100)} `), '"xxx', /there is room for 180/, /Shorten/],
  ['HTML in a title', swap(title, 'title: "A <b>bold</b> one"'), '"A <b>', /"<b>" would be shown/, /Write "A bold one"/],
  ['a link in a description', (text) => text.replace(/description: "/, 'description: "[x](page:home) '), '"[x](page', /Links do not work/, /below the front matter/],
  ['an unknown fact in a title', swap(title, 'title: "In {{prodct}}"'), '"In {{prodct}}"', /\{\{prodct\}\}/, /Did you mean product\?/],
  ['a bomb of references', swap(title, 'title: &a ["x", "x"]\nbomb: [*a, *a, *a]'), '["x", "x"]', /Anchors/, /between quotation marks/],
  ['a __proto__ key', swap(title, `${title}\n__proto__: { admin: true }`), '__proto__', /__proto__/, /Remove it/],
  ['a day that does not exist', swap('date: 2026-05-04', 'date: 2026-02-30'), '2026-02-30', /does not exist/, /2026-02-28/],
  ['month and day the wrong way round', swap('date: 2026-05-04', 'date: 2026-25-12'), '2026-25-12', /does not exist/, /^Write 2026-12-25 if/],
  ['a day without hyphens', swap('date: 2026-05-04', 'date: 20260504'), '20260504', /number 20260504/, /^Write date: 2026-05-04$/],
  ['a day in another order', swap('date: 2026-05-04', 'date: 1.3.2026'), '1.3.2026', /not a day written as/, /^Write 2026-03-01\.$/],
  ['a moment that is another day here', swap('date: 2026-05-04', 'date: 2026-05-03T23:30:00Z'), '2026-05-03T', /time zone/, /^Write 2026-05-04\./],
  ['a moment with an offset', swap('date: 2026-05-04', 'date: 2026-05-04 00:30:00 +09:00'), '2026-05-04 00', /time zone/, /^Write 2026-05-03\./],
  ['a year out of range', swap('date: 2026-05-04', 'date: 0206-05-04'), '0206', /year 206 is out of range/, /from 2000/],
  ['updated before published', swap('updated: 2026-06-01', 'updated: 2026-05-03'), '2026-05-03', /before it was published/, /Exchange/],
  ['an unknown tag', swap('[vat]', '[vat, paymnts]'), 'paymnts', /tag "paymnts" is unknown/, /^Did you mean payments\?/],
  ['too many tags', swap('[vat]', '[vat, vat, vat, vat, vat, vat]'), '[vat', /"tags" has 6 entries; .*5/, /./],
  ['a draft that is neither true nor false', swap('author: hilla', 'author: hilla\ndraft: perhaps'), 'perhaps', /should be true or false/, /./],
  ['yes for true', swap('author: hilla', 'author: hilla\ndraft: yes'), 'yes', /should be true or false/, /^Write draft: true$/],
  ['a tag twice', swap('[vat]', '[vat, vat]'), 'vat]\n', /tag "vat" is there twice/, /Remove one/],
  ['asterisks in a title', swap(title, 'title: "A **bold** one"'), '"A **', /Asterisks would be shown/, /Write "A bold one"/],
  ['a slug longer than a file system takes', swap('slug: "first-en"', `slug: "${'a'.repeat(101)}"`), '"aaa', /101 characters; there is room for 100/, /Shorten/],
  ['an unknown author', swap('author: hilla', 'author: hila'), 'hila\n', /author "hila" is unknown/, /Did you mean hilla\?/],
]

test.each(cases)('front matter: %s', (_, change, at, cause, hint) => {
  const files = withFile(postPath, change)
  expectIssue(files, { file: postPath, at, cause, hint })
})

test('a day in the future is a scheduled post and no issue', () => {
  expect(checkContent(withFile(postPath, (text) => text.replace('date: 2026-05-04', 'date: 2098-05-04').replace('updated: 2026-06-01\n', '')))).toEqual([])
})

test('every issue of a file is found in one run, in the order of its lines', () => {
  const files = withFile(postPath, (text) => text.replace('date: 2026-05-04', 'date: 1.3.2026').replace('author: hilla', 'autor: hilla').replace('post:second', 'post:secnd'))
  expect(checkContent(files).map(({ line }) => line)).toEqual([5, 7, 16])
})
