import { parseTextFile } from '../../src/check/textFiles'
import { checkContent, expectIssue, postPath, swap, textOf, withFile } from './fixture'
import { fixture } from './smallContent'

test('the small content has no issue', () => {
  expect(checkContent(fixture)).toEqual([])
})

test('a text is read as Gatsby hands it over, with the byte order mark and the line ends of Windows', () => {
  const text = textOf(postPath)
  const { data, issues, body } = parseTextFile({ path: postPath, text: `\ufeff${text.replaceAll('\n', '\r\n')}` })!
  expect({ data, issues, body }).toMatchObject({ data: { slug: 'first-en' }, issues: [], body: text.slice(text.lastIndexOf('---\n') + 4) })
})

test('mistakes of every kind are named in one run', () => {
  const post = withFile(postPath, (text) => text.replace(/^date: .*$/m, 'date: 5.6.2026').replace('author: hilla', 'author: hila'))
  const plans = withFile('content/plans.json', (text) => text.replace(/"user": (\d+)/, '"user": "$1"').replace(/"plan": "(\w+)"/, '"plan": "$1x"'))
  for (const files of [post, plans])
    expect(new Set(checkContent(files).map(({ cause }) => cause))).toEqual(
      new Set([expect.stringMatching(/day|number/), expect.stringMatching(/^There is no (author|plan) /)]),
    )
})

const title = 'title: "Title of first in en"'

test('an empty field beside a misspelt one is named as well as the misspelt one', () => {
  const files = withFile(postPath, swap(title, 'title: ""\ntitel: "Title"'))
  expect(checkContent(files).map(({ cause }) => cause)).toEqual(['"title" is empty.', '"titel" is unknown here.'])
})
const description = (text: string) => text.replace(/description: ".*"/, 'description: ""')

const source = (url: string) => swap('tags: [vat]\n', `tags: [vat]\nsources:\n  - { title: Act, url: "${url}", checked: 2026-05-04 }\n`)

type Case = [name: string, change: (text: string) => string, at: string | number, cause: RegExp, hint: RegExp]

const cases: Case[] = [
  ['missing', (text) => text.slice(text.lastIndexOf('first Send')), 1, /does not begin with front matter/, /three hyphens/],
  ['not on line 1', (text) => `\n${text}`, 1, /The file does not begin with front matter/, /^Write --- \(three hyphens, nothing/],
  ['unclosed', swap('tags: [vat]\n---\n', 'tags: [vat]\n\n'), 1, /not closed/, /^Write --- \(three hyphens, nothing/],
  ['closed by a rule in the text only', (text) => text.replace('\n---\n', '\n\n') + '\n---\n\nMore.\n', 12, /This line is no field/, /--- after the last/],
  ['between +++', (text) => text.replace(/^---/gm, '+++'), 1, /The file does not begin with front matter/, /three hyphens/],
  ['begun with ---js', swap('---\n', '---js\n'), 1, /The file does not begin with front matter/, /^Write --- \(three hyphens, nothing/],
  ['begun with a dash', swap('---\n', '—\n'), 1, /The file does not begin with front matter/, /Write ---/],
  ['an unquoted colon', swap(title, 'title: Invoices: how'), 'Invoices: how', /colon needs straight quotation marks/, /^Write every field as key/],
  ['a tab', swap('author: hilla', '\tauthor: hilla'), '\tauthor', /tab/, /^Write every field as key/],
  ['a duplicate key', swap('author: hilla', 'author: hilla\nauthor: otso'), 'author: otso', /This field is there twice/, /Remove one/],
  ['typographic quotes', swap(title, 'title: “Title”'), '“Title”', /typographic/, /^Write straight ones \("\)\.$/],
  ['a no-break space', swap(title, 'title:\u00a0"Title"'), 'title:\u00a0', /This line is no field/, /^Write every field as key/],
  ['a colon at the end', swap(title, 'title: What changes:'), 'What changes:', /colon needs straight quotation marks/, /^Write every field as key/],
  ['an unclosed quotation mark', swap(title, 'title: "Title'), '"Title', /A quotation mark or bracket is opened here and not closed/, /^Write every field as key/],
  ['an unclosed quotation mark in the last field', (text) => text.replace('coverAlt: ""', "coverAlt: 'A slope").replace('tags: [vat]\n', ''), "'A slope", /A quotation mark or bracket is opened here and not closed/, /^Write every field as key/],
  ['an unclosed bracket', swap('tags: [vat]', 'tags: [vat'), 'vat\n', /A quotation mark or bracket is opened here and not closed/, /^Write every field as key/],
  ['quotation marks within quotation marks', swap(title, 'title: "The "good" title"'), 'good" title', /The text goes on behind a quotation mark or bracket that ended it/, /^Write every field as key/],
  ['an apostrophe between apostrophes', swap(title, "title: 'It's here'"), "s here'", /The text goes on behind a quotation mark or bracket that ended it/, /^Write every field as key/],
  ['a bracket at the beginning', swap(title, 'title: [New] invoices'), 'invoices', /The text goes on behind a quotation mark or bracket that ended it/, /^Write every field as key/],
  ['a sign that YAML keeps for itself', swap(title, 'title: % of what'), '% of', /A text that begins with such a sign needs quotation marks around it/, /^Write every field as key/],
  ['a backslash', swap(title, 'title: "A \\path"'), '\\path', /backslash/, /^Write every field as key/],
  ['a number sign that hides the rest', swap(title, 'title: Invoice #1 of the year'), 'Invoice #1', /left out/, /^Put the whole text between/],
  ['no space after a colon', swap('author: hilla', 'author:hilla'), 'author:hilla', /This line is no field/, /^Write every field as key/],
  ['an equals sign', swap('author: hilla', 'author = hilla'), 'author = ', /no field/, /^Write every field as key/],
  ['an indented field', swap('author: hilla', '  author: hilla'), '2026-06-01', /indented/, /^Write every field as key/],
  ['a field whose name is a list', swap('author: hilla', '? [a, b]\n: c\nauthor: hilla'), '[a, b]', /has to be a word/, /key: "value"/],
  ['nesting without end', swap('author: hilla', `author: hilla\ndeep: ${'{a: '.repeat(5000)}`), 8, /nested too deeply|not closed/, /^Write every field as key/],
  ['a list instead of a map', (text) => text.replace(/^slug[^]*?\n---\n/m, '- slug\n- title\n---\n'), '- slug', /The file is .*, not a group of fields\.$/, /^Write a group of fields\.$/],
  ['an unknown key', swap('title:', 'titel:'), 'titel:', /"titel" is unknown/, /Did you mean title\?/],
  ['a number for a title', swap(title, 'title: 2026'), '2026\n', /"title" is .*, not a text\.$/, /^Write a text between quotation/],
  ['a number for a slug', swap('slug: "first-en"', 'slug: 0123'), '0123', /"slug" is .*, not a text\.$/, /^Write a text between quotation/],
  ['a text for a list', swap('tags: [vat]', 'tags: vat'), 'vat\n', /is .*, not a list\.$/, /^Write a list such as/],
  ['words with commas for a list', swap('tags: [vat]', 'tags: vat, payments'), 'vat, payments', /is .*, not a list\.$/, /^Write a list such as/],
  ['a list for a text', swap(title, 'title: [a, b]'), '[a, b]', /"title" is .*, not a text\.$/, /^Write a text between quotation/],
  ['no value', swap('author: hilla', 'author:'), 7, /"author" is .*, not a text\.$/, /^Write a text between quotation/],
  ['a missing field', swap('author: hilla\n', ''), 'slug:', /"author" is missing/, /^Add a text between quotation/],
  ['a space at the end of a title', swap(title, 'title: "Title "'), '"Title ', /"title" begins or ends with a space/, /^Take the space out\.$/],
  ['an alternative text of spaces', swap('coverAlt: ""', 'coverAlt: "   "'), '"   "', /"coverAlt" begins or ends with a space/, /^Take the space out\.$/],
  ['an empty title', swap(title, 'title: ""'), '""', /"title" is empty/, /Write its text/],
  ['a title too long', swap(title, `title: "${'word '.repeat(20)}end"`), '"word', /"title" has 103 characters; the most is 80/, /^Take out at least 23\.$/],
  ['an empty description', description, '""', /"description" is empty/, /Write its text/],
  ['a description too short', (text) => text.replace(/description: ".*"/, 'description: "Brief."'), '"Brief', /"description" has 6 characters; the least is 50/, /Write at least 44 more/],
  ['a description too long', (text) => text.replace(/description: "/, `description: "${'x'.repeat(100)} `), '"xxx', /"description" has 238 characters/, /Take out at least \d+/],
  ['HTML in a title', swap(title, 'title: "A <b>bold</b> one"'), '"A <b>', /HTML would be shown as it is/, /^Write plain words in it\.$/],
  ['a link in a description', (text) => text.replace(/description: "/, 'description: "[x](page:home) '), '"[x](page', /Links do not work/, /^Write plain words in it\.$/],
  ['an unknown fact in a title', swap(title, 'title: "In {{prodct}}"'), '"In {{prodct}}"', /\{\{prodct\}\}/, /Did you mean product\?/],
  ['a bomb of references', swap(title, 'title: &a ["x", "x"]\nbomb: [*a, *a, *a]'), '["x", "x"]', /Anchors/, /between quotation marks/],
  ['a __proto__ key', swap(title, `${title}\n__proto__: { admin: true }`), '__proto__', /__proto__/, /Remove it/],
  ['a day that does not exist', swap('date: 2026-05-04', 'date: 2026-02-30'), '2026-02-30', /does not exist/, /calendar/],
  ['month and day the wrong way round', swap('date: 2026-05-04', 'date: 2026-25-12'), '2026-25-12', /does not exist/, /calendar/],
  ['a day without hyphens', swap('date: 2026-05-04', 'date: 20260504'), '20260504', /"date" is .*, not a text\.$/, /^Write a text between quotation/],
  ['a day in another order', swap('date: 2026-05-04', 'date: 1.3.2026'), '1.3.2026', /not a day written as/, /year-month-day/],
  ['a moment that is another day here', swap('date: 2026-05-04', 'date: 2026-05-03T23:30:00Z'), '2026-05-03T', /time zone/, /year-month-day/],
  ['a moment with an offset', swap('date: 2026-05-04', 'date: 2026-05-04 00:30:00 +09:00'), '2026-05-04 00', /time zone/, /year-month-day/],
  ['a year out of range', swap('date: 2026-05-04', 'date: 0206-05-04'), '0206', /year 206 is out of range/, /from 2000/],
  ['updated before published', swap('updated: 2026-06-01', 'updated: 2026-05-03'), '2026-05-03', /before it was published/, /Exchange/],
  ['an unknown tag', swap('[vat]', '[vat, paymnts]'), 'paymnts', /There is no tag "paymnts"/, /^Did you mean payments\?/],
  ['too many tags', swap('[vat]', '[vat, vat, vat, vat, vat, vat]'), '[vat', /"tags" has 6 entries; .*5/, /./],
  ['a draft that is neither true nor false', swap('author: hilla', 'author: hilla\ndraft: perhaps'), 'perhaps', /is .*, not true or false\.$/, /./],
  ['yes for true', swap('author: hilla', 'author: hilla\ndraft: yes'), 'yes', /is .*, not true or false\.$/, /^Write true or false without/],
  ['asterisks in a title', swap(title, 'title: "A **bold** one"'), '"A **', /Asterisks would be shown/, /^Write plain words in it\.$/],
  ['single stars in a title', swap(title, 'title: "A *bold* one"'), '"A *', /Asterisks would be shown/, /^Write plain words in it\.$/],
  ['a link in a title', swap(title, 'title: "What [prices](/cost) are"'), '"What [', /Links do not work here/, /^Write plain words in it\.$/],
  ['a slug longer than a file system takes', swap('slug: "first-en"', `slug: "${'a'.repeat(101)}"`), '"aaa', /"slug" has 101 characters/, /Take out at least \d+/],
  ['a source without https', source('http://a.example/'), '"http://a', /"sources\.0\.url" is not right/, /^Write a whole address that begins with https:/],
  ['a source on the own machine', source('https://localhost:8000/'), '"https://localhost', /own machine/, /^Write where the source itself/],
  ['a source that is a page of this site', source('https://berries.marjalasku.example/cost'), '"https://berries', /a page of this site/, /^Write where the source itself/],
  ['an unknown author', swap('author: hilla', 'author: hila'), 'hila\n', /There is no author "hila"/, /Did you mean hilla\?/],
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

test.each(['|', '>', '|+'])('a block text with %s is no issue: the line break at its end does not count', (sign) => {
  expect(checkContent(withFile(postPath, swap(title, `title: ${sign}\n  Title of first\n  in the English\n`)))).toEqual([])
})

test('front matter that is empty lacks its fields', () => {
  const issues = checkContent(withFile(postPath, () => '---\n---\nText\n'))
  expect(issues.map(({ cause }) => cause)).toContain('"title" is missing.')
})

test('a draft may hold notes', () => {
  const post = (draft: boolean) => (text: string) => `${text.replace('author:', `draft: ${draft}\nauthor:`)}\nTODO: the end\n`
  expectIssue(withFile(postPath, post(false)), { file: postPath, at: 'TODO', cause: /left over/, hint: /Finish/ })
  expect(checkContent(withFile(postPath, post(true)))).toEqual([])
  const spoilt = withFile(postPath, (text) => post(true)(text).replace(/^title: .*$/m, 'title: ""'))
  expect(checkContent(spoilt).map(({ cause }) => cause)).toEqual(['"title" is empty.'])
})
