import type { SourceFile } from '../../src/check/issues'
import { checkContent, expectIssue, postPath, swap, withFile, withFiles } from './fixture'

const file = 'locales/es/home.json'

type Case = [name: string, change: (text: string) => string | null, at: string | number | undefined, cause: RegExp, hint: RegExp]

const cases: Case[] = [
  ['a missing key', (text) => text.replace(/,\s*"button": "Start es"/, ''), '"title"', /"hero\.button" is missing/, /^Add "hero\.button" in "es"; in/],
  ['an extra key', swap('"hero": {', '"extra": "x",\n  "hero": {'), '"extra"', /The key "extra" is not in "fi"/, /^Known: hero\.title, hero\.button, trial, trusted\.trade\.market, trusted\.trade\.cafe, days_one/],
  ['a missing group', (text) => text.replace(/,\s*"trusted": \{.*?\}\s*\}/s, ''), '"trial"', /^The key "trusted" is missing\.$/, /^Add "trusted" in "es"; in "fi" it is a group of trade\.$/],
  ['a group of another name', swap('"trusted"', '"trustd"'), '"trustd"', /^The key "trustd" is not in "fi"\.$/, /^Did you mean trusted\?/],
  ['a group within another of another name', swap('"trade"', '"trad"'), '"trad"', /"trusted\.trad" is not in "fi"/, /^Did you mean trusted\.trade\?/],
  ['a text of another name', swap('"button"', '"buton"'), '"buton"', /"hero\.buton" is not in "fi"/, /^Did you mean hero\.button\?/],
  ['an empty text', swap('"Start es"', '" "'), '" "', /"hero\.button" is empty/, /“Start fi”/],
  ['another interpolation', swap('{{trialDays}}', '{{proUsers}}'), '"{{proUsers}} es"', /"trial" interpolates \{\{proUsers\}\}; in "fi" it is \{\{trialDays\}\}/, /same \{\{names\}\}/],
  ['an interpolation that is misspelt', swap('{{trialDays}}', '{{trailDays}}'), '"{{trailDays}} es"', /^There is no variable \{\{trailDays\}\}\.$/, /^Did you mean trialDays\?$/],
  ['an interpolation too few', swap('{{trialDays}}', ''), '" es"', /"trial" interpolates nothing/, /same/],
  ['an interpolation with spaces', swap('{{trialDays}}', '{{ trialDays }}'), '"{{ trialDays', /shown as it is/, /^Write \{\{name\}\}, without spaces, between/],
  ['HTML', swap('"Start es"', '"<b>Start</b> es"'), '"<b>Start', /HTML would be shown as it is: this is plain text/, /^Write plain words in it\.$/],
  ['a note left over', swap('"Start es"', '"TODO: Start es"'), '"TODO', /"TODO" looks left over/, /^Finish the text/],
  ['stars', swap('"Start es"', '"*Start* es"'), '"*Start', /Asterisks would be shown/, /^Write plain words in it\.$/],
  ['a link', swap('"Start es"', '"[Start](/inicio) es"'), '"[Start', /Links do not work here/, /^Write plain words in it\.$/],
  ['a number instead of a text', swap('"Start es"', '12'), '12', /is 12, not a text/, /between quotation marks/],
  ['a plural form that is missing', (text) => text.replace(/\s*"days_many": .*,/, ''), '"{{count}} d"\n}', /"days_many" is missing/, /^"es" has the forms _one, _many, _other/],
  ['a plural form that the language lacks', swap('"days_one"', '"days_few": "{{count}} d",\n  "days_one"'), '"days_few"', /"days_few" is never used in "es"/, /^"es" has the forms _one, _many, _other/],
  ['a sentence left in Finnish', (text) => text.replace(/"title": ".*"/, '"title": "Lasku lähtee saman päivän aikana, kun työ on valmis. Silloin asiakas muistaa vielä, mitä sovittiin, ja maksaa mielellään ajallaan."'), '"Lasku', /same as in locales\/fi\/home\.json/, /^Translate it into "es"; if it is that already/],
  ['a key twice', swap('"button": "Start es"', '"button": "Start es",\n    "button": "x"'), '"button": "x"', /"button" is there twice/, /Remove one/],
  ['a group twice', swap('"trial"', '"hero": { "title": "Inicio" },\n  "trial"'), '"hero": { "title": "Inicio"', /"hero" is there twice/, /Remove one/],
  ['a __proto__ key', swap('"hero": {', '"__proto__": { "x": "y" },\n  "hero": {'), '"__proto__"', /"__proto__" means something else/, /another name/],
  ['a comma too few', (text) => text.replace(/(days_one": "\{\{count\}\} d"),/, '$1'), '"days_other"', /not valid JSON: comma expected/, /Mend it there/],
  ['a comma too many', swap('"Start es"\n', '"Start es",\n'), '},\n  "trial"', /not valid JSON/, /Mend it there/],
  ['a comment', swap('"Start es"\n', '"Start es" // x\n'), '// x', /not valid JSON: invalid comment/, /Mend it there/],
  ['curly quotation marks', swap('"Start es"', '“Start es”'), '“Start es”', /not valid JSON: the quotation mark “ is curly/, /Write straight ones/],
  ['a missing file', () => null, undefined, /missing/, /Translate locales\/fi\/home\.json/],
]

test.each(cases)('locale: %s', (_, change, at, cause, hint) => {
  expectIssue(withFile(file, change), { file, at, cause, hint })
})

test('a language that the site does not have', () => {
  const unknown = 'locales/se/home.json'
  expectIssue(withFile(unknown, () => '{}'), { file: unknown, cause: /"se" is not a language/, hint: /Did you mean (es|sv)/ })
})

test('only the form for one may say its number in words', () => {
  const causes = (form: string) => checkContent(withFile(file, swap(`"${form}": "{{count}} d"`, `"${form}": "un d"`))).map(({ cause }) => cause)
  expect(causes('days_one')).toEqual([])
  expect(causes('days_other')).toEqual([expect.stringContaining('"days_other" interpolates nothing')])
})

test('a file that Finnish does not have is one issue', () => {
  const misspelt = 'locales/en/hom.json'
  expectIssue(withFile(misspelt, () => '{}'), { file: misspelt, cause: /^There is no locales\/fi\/hom\.json\.$/, hint: /^Did you mean home\? Else remove/ })
})

test('each mistake of a text is a separate issue', () => {
  const causes = (words: string) => checkContent(withFile(file, swap('Start es', words))).map(({ cause }) => cause)
  expect(causes('De 12 € (12 e) a 30 €, o 20 %')).toEqual([expect.stringContaining('"12 €"'), expect.stringContaining('"12 e"'), expect.stringContaining('"30 €"'), expect.stringContaining('"20 %"')])
  expect(causes('{{proYerly}} o {{bussinessYearly}}')).toEqual([expect.stringContaining('{{proYerly}}'), expect.stringContaining('{{bussinessYearly}}')])
})

test.each(['12 €', '12€', '€12', '€', '12,50 $', '12 EUR', 'EUR 12', '1 200 euroa', '1\u00a0200,50 €', '1.200.000 euros', '5 eurolla', '5 euron', '20 prosentin', '20 por ciento', '20 procents', '20 protsenti', '20 percent', '0,5 %', '50 cents', '50 senttiä', '50 sentin', '50 sentillä', '50 centimos', '50 céntimos', '50 öre', '50 senti', '12 e', '12,-', '12,–'])('an amount typed into copy: %s', (amount) => {
  const cause = new RegExp(`^The amount "${amount.replace('$', '\\$')}" is typed`)
  expectIssue(withFile(file, swap('Start es', `Por ${amount} al mes`)), { file, at: amount, cause, hint: /^Write a variable such as .*: its value stands in content\/plans\.json/ })
})

test.each(['content/legal/terms/sv.md', 'content/faq/pricing/sv.md', 'content/features/berry-invoicing/sv.md', 'content/testimonials/market/sv.md'])('an amount typed into %s is an issue too', (text) => {
  expectIssue(withFile(text, (words) => `${words}\nPriset är 12 euro.\n`), { file: text, at: '12 euro', cause: /typed/, hint: /plans\.json/ })
})

test('an amount typed into words of data is an issue too', () => {
  const tags = 'content/tags.json'
  expectIssue(withFile(tags, swap('the threshold', 'the threshold of 12 euros')), { file: tags, at: '12 euros', cause: /typed/, hint: /plans\.json/ })
})

test.each([
  ['site', '"Mustikkapolku 3"', '"Mustikkapolku 5 E 12"'],
  ['walkthrough', '"Marjatie 1"', '"Marjatie 5 E 12"'],
  ['testimonials', 'M4 4h40v40H4z', 'M24,4 c 5.5,-2 10,1 12,6 z'],
])('streets and shapes of %s.json are no amounts', (name, from, to) => {
  expect(checkContent(withFile(`content/${name}.json`, swap(from, to)))).toEqual([])
})

test.each(['EUR-Lex', '27 Euroopan maata', '30 European countries', '12 europeiska länder', '5 senttimetriä', '5 sentimeetrit', '5 centers', '2 sentidos', '3 sentences', '12, -', '2 e invierno', 'artículo 6.1 e) del RGPD', '(artículo 6.1 e) del RGPD)', '3 e-facturas', '2 y 3 * 4 * 5', 'VERI*FACTU y *', 'a_b y c_d', '[sic] (así)'])('what is no amount and no markup: %s', (words) => {
  expect(checkContent(withFile(file, swap('Start es', words)))).toEqual([])
})

test.each([
  ['TODO: write it', /left over/],
  ['**bold**', /Asterisks/],
  ['<b>bold</b>', /HTML/],
  ['[x](page:pricing)', /Links/],
  ['{{nonsense}}', /no variable \{\{nonsense\}\}/],
  ['{{ product }}', /shown as it is/],
])('words of data are plain text: %s', (words, cause) => {
  const tags = 'content/tags.json'
  expectIssue(withFile(tags, swap('Taxes on the', `${words} Taxes on the`)), { file: tags, at: `"${words}`, cause, hint: /./ })
  const company = 'content/company.json'
  expectIssue(withFile(company, swap('"Hilla Suo"', `"Hilla ${words}"`)), { file: company, at: `"Hilla ${words}`, cause, hint: /./ })
})

test('a variable is filled in words that have a language', () => {
  expect(checkContent(withFile('content/tags.json', swap('Taxes on the', '{{product}}: taxes on the')))).toEqual([])
})

test.each(['null', 'false', '0', '""', '[]'])('a file of words or of data that holds %s', (text) => {
  for (const path of [file, 'locales/fi/home.json', 'content/foreignTerms.json', 'content/tags.json'])
    expect(checkContent(withFile(path, () => text)).filter((issue) => issue.file === path)).toMatchObject([
      { line: 1, column: 1, cause: `The file holds ${text}, no entries.`, fix: expect.stringMatching(/^Begin it with \{/) as string },
    ])
})

test('a misspelt variable is an issue in the Finnish text; if all texts have it, in each of them', () => {
  const misspelt = swap('{{trialDays}}', '{{trailDays}}')
  const finnish = 'locales/fi/home.json'
  expectIssue(withFile(finnish, misspelt), { file: finnish, at: '"{{trailDays}}', cause: /no variable \{\{trailDays\}\}/, hint: /^Did you mean trialDays\?$/ })
  const everywhere = withFiles(/\/home\.json$/, misspelt)
  expect(checkContent(everywhere)).toHaveLength(5)
})

test('a misspelt variable is found beside wrong data, and while plans cannot be read no variables are compared', () => {
  const [plans, swedish] = ['content/plans.json', 'locales/sv/home.json']
  const misspelt = withFile(swedish, swap('{{trialDays}}', '{{trailDays}}'))
  const filesWithIssues = (mistake: [string, string]) =>
    new Set(checkContent(withFile(plans, swap(...mistake), misspelt)).map((issue) => issue.file))
  expect(filesWithIssues(['"days": ', '"days": "x", "dayz": '])).toEqual(new Set([plans, swedish]))
  expect(filesWithIssues(['"cycles": {', '"cycels": {'])).toEqual(new Set([plans]))
})

test('a value of a certain place is filled in the words for that place only', () => {
  const blog = (key: string) => withFiles(/\/blog\.json$/, () => JSON.stringify({ [key]: '{{minutes}}' }))
  const causes = (files: readonly SourceFile[]) => checkContent(files).map(({ cause }) => cause)
  expect(causes(blog('readingTime'))).toEqual([])
  const unfilled = causes(blog('readingTimes'))
  expect(unfilled).toEqual(Array(5).fill('There is no variable {{minutes}}.'))
  expect(causes(withFile(file, swap('"Start es"', '"Start {{count}}"')))).toHaveLength(1)
  expect(causes(withFile(postPath, (text) => `${text}\n{{minutes}}\n`))).toHaveLength(1)
})
