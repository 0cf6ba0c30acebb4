import { checkContent } from '../../src/check/checkContent'
import { expectIssue, swap, withFile, type Expected } from './fixture'
import { fixture } from './smallContent'

type Case = [name: string, file: string, change: (text: string) => string, at: Expected['at'], cause: RegExp, hint: RegExp]

/** A change of the first place after a marker. */
const after = (marker: string, from: string, to: string) => (text: string) => {
  const start = text.indexOf(marker)
  return text.slice(0, start) + swap(from, to)(text.slice(start))
}
const pro = (from: string, to: string) => after('"pro": {\n      "prices"', from, to)

const cases: Case[] = [
  ['a negative price', 'plans', pro('"monthly": 18', '"monthly": -18'), '-18', /"plans\.pro\.prices\.monthly" is -18; it must be at least 0/, /without the minus sign: 18/],
  ['a text instead of a number', 'plans', pro('"yearly": 12', '"yearly": "12"'), '"12"', /should be a number, not the string "12"/, /^Write yearly: 12 without quotation marks\.$/],
  ['a yearly price above the monthly', 'plans', pro('"yearly": 12', '"yearly": 20'), '20\n', /costs more a month yearly \(20\) than quarterly \(14\)/, /at most 14/],
  ['a missing cycle', 'plans', pro('"quarterly": 14,', ''), undefined, /no price for the cycle "quarterly"/, /Add "quarterly"/],
  ['an unknown cycle', 'plans', pro('"quarterly": 14', '"quarterly": 14, "weekly": 1.5'), '1.5', /cycle "weekly" of the plan "pro" is unknown/, /monthly, quarterly, yearly/],
  ['a saving that the table does not keep', 'plans', swap('"yearlySaving": 0.15', '"yearlySaving": 0.3'), undefined, /saves 0\.3, but the plan "business" saves 0\.222/, /at most 18\.90/],
  ['a feature sold in no plan', 'plans', swap('"business"\n      ]\n    },', '"bussiness"\n      ]\n    },'), '"bussiness"', /plan "bussiness" is unknown/, /Did you mean business\?/],
  ['a path missing in one language', 'pages', after('"pricing"', '"sv": "/priser",', ''), undefined, /"pricing\.path\.sv" is missing/, /Add sv/],
  ['a path with a slash at its end', 'pages', swap('"/hinnoittelu"', '"/hinnoittelu/"'), '"/hinnoittelu/"', /not well formed/, /^Write \/hinnoittelu:/],
  ['a path in another alphabet', 'pages', swap('"/villkor"', '"/Våra villkor"'), '"/Våra', /not well formed/, /^Write \/vara-villkor:/],
  ['a path like a language prefix', 'pages', swap('"/villkor"', '"/en/villkor"'), '"/en/villkor"', /begins with a language code/, /another first part/],
  ['an unknown field of a row', 'pages', swap('"related"', '"realted"'), '"realted"', /"online-invoicing\.realted" is unknown/, /Did you mean related\?/],
  ['a drawing that is not there', 'pages', swap('"related"', '"picture": "paymnt",\n    "related"'), '"paymnt"', /"paymnt", which is unknown/, /Did you mean payment\?/],
  ['a row that is related to none', 'pages', swap('"related": [\n      "pricing"', '"related": [\n      "prising"'), '"prising"', /related to "prising", which is no row/, /Did you mean pricing\?/],
  ['a template that is not there', 'pages', swap('"Pricing"', '"Pricng"'), '"Pricng"', /"pricing\.template" is "Pricng", which is unknown/, /Did you mean Pricing\?/],
  ['a path with a slot, where the template makes one page', 'pages', swap('"fi": "/verkkolaskutus"', '"fi": "/{slug}"'), '"/{slug}"', /stands for many pages, but the template Feature makes one/, /without a part in braces/],
  ['further texts that are not there', 'pages', swap('"template": "Pricing",', '"template": "Pricing",\n    "namespaces": ["quotse"],'), '"quotse"', /needs locales\/fi\/quotse\.json/, /Add/],
  ['a page that a menu names and that is not there', 'navigation', swap('"header": [\n    {\n      "page": "pricing"', '"header": [\n    {\n      "page": "prcing"'), '"prcing"', /names "prcing", which is no page/, /Did you mean pricing\?/],
  ['a page of many in a menu', 'navigation', swap('"page": "terms"', '"page": "blog-post"'), '"blog-post"', /names "blog-post", which is no page with an address/, /Did you mean blog\?|Known/],
  ['a menu entry without words', 'navigation', swap('"page": "terms"', '"page": "online-invoicing"'), '"online-invoicing"', /"online-invoicing" has no short name/, /Add a "label"/],
  ['a key of words that is not there', 'navigation', swap('"nav.pricing"', '"nav.prising"'), '"nav.prising"', /"nav\.prising" is not in locales\/fi\/common\.json/, /Did you mean nav\.pricing\?/],
  ['a key of words in a file that is not there', 'navigation', swap('"home:hero.button"', '"hoem:hero.button"'), '"hoem:hero.button"', /no file locales\/fi\/hoem\.json/, /namespace:key/],
  ['a heading without words', 'navigation', swap('"footer.legal"', '"footer.legl"'), '"footer.legl"', /"footer\.legl" is not in/, /Did you mean footer\.legal\?/],
  ['a link that no menu has', 'navigation', swap('"login"', '"log-in"'), '"log-in"', /"log-in", which is unknown/, /Did you mean login\?/],
  ['a tag slug in use', 'tags', swap('"slug": "moms"', '"slug": "avtal"'), { last: '"slug": "avtal"' }, /\/blog\/tag\/avtal is taken: the tag "vat" of content\/tags\.json has it too/, /Give this tag another slug/],
  ['a tag without a language', 'tags', (text) => text.replace(/,\s*"sv": \{ "slug": "moms".*?\}/, ''), undefined, /"vat\.sv" is missing/, /Add sv/],
  ['a tag slug with other letters', 'tags', swap('"slug": "käibemaks"'.normalize('NFC').replace('ä', 'a'), '"slug": "käibemaks"'), '"käibemaks"', /characters that an address cannot have/, /"kaibemaks"/],
  ['a founder who is not in the team', 'company', swap('"founder": "tuisku"', '"founder": "tuisko"'), '"tuisko"', /"tuisko" is not in the team/, /Did you mean tuisku\?/],
  ['a year as a text', 'company', swap('"year": 2010', '"year": "2010"'), '"2010"', /should be (a|a whole) number/, /2010 without quotation marks/],
  ['a quotation without a text', 'testimonials', () => '{ "nobody": { "author": "A", "company": "B" } }', '"nobody"', /has no text in content\/testimonials\/nobody/, /Known/],
  ['a site without https', 'site', swap('"https://www.lumilasku.example"', '"http://www.lumilasku.example"'), '"http://www', /https/, /./],
  ['a contact for security that is no address', 'site', swap('"mailto:security@', '"security@'), '"security@', /"security\.contact": write an address/, /./],
  ['an end of security.txt without a time', 'site', (text) => text.replace(/"expires": ".*?"/, '"expires": "next year"'), '"next year"', /"security\.expires": write a time/, /./],
  ['a day in the sample data', 'samples', swap('"date": "2026-11-30"', '"date": "2026-11-31"'), '"2026-11-31"', /does not exist/, /2026-11-30/],
]

test.each(cases)('data: %s', (_, name, change, at, cause, hint) => {
  const file = `content/${name}.json`
  const files = withFile(file, change)
  const issue = checkContent(files).find((other) => other.cause.match(cause))
  if (at === undefined) {
    expect(issue).toMatchObject({ file, line: expect.any(Number) as number, fix: expect.stringMatching(hint) as string })
    expect(checkContent(files)).toHaveLength(1)
  } else expectIssue(files, { file, at, cause, hint })
})

test.each(['pages', 'navigation', 'site', 'plans', 'company', 'samples', 'tags'])('content/%s.json broken or missing is an issue, and no check crashes', (name) => {
  const file = `content/${name}.json`
  expect(checkContent(withFile(file, (text) => text.replace('{', '{,')))[0]).toMatchObject({ file, line: 1, cause: expect.stringContaining('not valid JSON') as string })
  expect(checkContent(withFile(file, () => null)).map((issue) => issue.file)).toContain(file)
  expect(checkContent(withFile(file, () => '[]')).map((issue) => issue.file)).toContain(file)
})

test('a data file that nothing reads', () => {
  expectIssue([...fixture, { path: 'content/planz.json', text: '{}' }], { file: 'content/planz.json', cause: /Nothing reads/, hint: /Did you mean plans\.json\?/ })
})

test('a page without the short name that its kind asks for', () => {
  const files = withFile('content/pages.json', swap('"terms": {', '"imprint": {')).flatMap((file) => (file.path.startsWith('content/legal/terms/') ? [file, { ...file, path: file.path.replace('terms', 'imprint') }] : [file]))
  expect(checkContent(files)).toContainEqual(
    expect.objectContaining({ file: 'content/pages.json', cause: expect.stringContaining('"imprint" has no short name. The text "footer.imprint" is not in') as string }),
  )
})
