import { valueAt } from '../../src/check/fileData'
import { kindOfTemplate } from '../../src/site/pageKinds'
import { after, checkContent, expectIssue, pro, swap, textOf, withFile, withFiles, type Expected } from './fixture'
import { fixture } from './smallContent'

type Case = [name: string, file: string, change: (text: string) => string, at: Expected['at'], cause: RegExp, hint: RegExp]

const cases: Case[] = [
  ['a negative price', 'plans', pro('"monthly": 20', '"monthly": -20'), '-20', /"plans\.pro\.prices\.monthly" is -20; the least is 0/, /^Write a larger number\.$/],
  ['a comma in a number', 'plans', pro('"yearly": 10', '"yearly": "10,00"'), '"10,00"', /"plans\.pro\.prices\.yearly" is .*, not a number\.$/, /^Write a number without quotation marks, with a point if it has decimals\.$/],
  ['a yearly price above the monthly', 'plans', pro('"yearly": 10', '"yearly": 18'), '18 }', /costs more a month yearly \(18\) than quarterly \(16\)/, /at most 16/],
  ['a missing cycle', 'plans', pro('"quarterly": 16,', ''), 15, /The plan "pro" has no price for "quarterly"/, /Add "quarterly"/],
  ['an unknown cycle', 'plans', pro('"quarterly": 16', '"quarterly": 16, "weekly": 1.75'), '"weekly"', /There is no billing cycle "weekly"/, /Did you mean yearly\?/],
  ['a billing cycle that copy compares by another id', 'plans', (text) => text.replaceAll('"monthly"', '"month"'), '{ "month": 1', /"cycles" is not right: copy compares "monthly" and "yearly"/, /^Keep both ids\.$/],
  ['a year of six months', 'plans', swap('"yearly": 12', '"yearly": 6'), '{ "monthly": 1', /"cycles" is not right: copy says a month, a quarter and a year/, /^Write 1 for "monthly", 3 for "quarterly" and 12 for "yearly"\.$/],
  ['a saving that the table does not keep', 'plans', swap('"yearlySaving": 0.2', '"yearlySaving": 0.3'), 20, /saves 0\.3, but the plan "business" saves 0\.25/, /at most 28/],
  ['a saving with parts of a per cent', 'plans', swap('"yearlySaving": 0.2', '"yearlySaving": 0.166'), '0.166', /"yearlySaving" is not right: copy prints whole per cents/, /^Write two decimals at most\.$/],
  ['a feature that no plan has', 'plans', swap('"plans": ["business"]', '"plans": []'), '[]', /"features\.\d+\.plans" has 0 entries; the least is 1/, /^Write at least 1 more\.$/],
  ['a feature sold in no plan', 'plans', swap('"plans": ["business"]', '"plans": ["bussiness"]'), '"bussiness"', /There is no plan "bussiness"/, /Did you mean business\?/],
  ['a plan that lacks what the smaller one has', 'plans', swap('"plans": ["pro", "business"]', '"plans": ["pro"]'), 19, /The plan "business" lacks "signature", which "pro" has/, /^Take it out there, or add "business"/],
  ['a highlight that the plan lacks', 'plans', pro('"highlights": [', '"highlights": ["bank", '), 17, /The plan "pro" has no "bank"/, /^Take it out/],
  ['limits below those of the smaller plan', 'plans', swap('"users": 1', '"users": 5'), '3, "invoicesPerYear"', /"users" of the plan "pro" \(3\) is lower than that of the smaller "free" \(5\)/, /^Write at least 5, or exchange the plans\.$/],
  ['a trial of a plan that is not there', 'plans', swap('"plan": "pro"', '"plan": "prro"'), '"prro"', /There is no plan "prro"/, /Did you mean pro\?/],
  ['a billing cycle at first that is not there', 'plans', swap('"defaultCycle": "', '"defaultCycle": "x'), { last: '"defaultCycle"' }, /There is no billing cycle "x/, /^Did you mean|^Known/],
  ['a highlight that is no feature', 'plans', swap('"highlights": ["sales"]', '"highlights": ["sale"]'), '"sale"]', /There is no feature "sale"/, /^Did you mean sales\?$/],
  ['a page of many that tells of a feature', 'plans', after('"features"', '"page": "berry-invoicing"', '"page": "blog-post"'), '"blog-post"', /There is no page with one address "blog-post"/, /Did you mean blog\?|Known/],
  ['a tag slug in use', 'tags', swap('"slug": "skatter"', '"slug": "betalningar"'), { last: '"slug": "betalningar"' }, /\/berattelser\/tag\/betalningar is taken: content\/tags\.json:\d+ has it too/, /^Give one of them another/],
  ['a tag without a language', 'tags', (text) => text.replace(/,\s*"sv": \{ "slug": "skatter".*?\}/, ''), 2, /"vat\.sv" is missing/, /^Add a group of fields/],
  ['a tag slug with other letters', 'tags', swap('"slug": "maksud"', '"slug": "käibemaks"'), '"käibemaks"', /characters that an address cannot have/, /"kaibemaks"/],
  ['a founder who is not in the team', 'company', swap('"founder": "karpalo"', '"founder": "karplao"'), '"karplao"', /There is no member of the team "karplao"/, /Did you mean karpalo\?/],
  ['somebody who answers and is not in the team', 'company', swap('"en": "otso"', '"en": "ots"'), '"ots"', /There is no member of the team "ots"/, /Did you mean otso\?/],
  ['nobody who answers', 'company', (text) => text.replace(/"service": \{.*?\}/s, '"service": {}'), '{},', /"service" is not right: nobody answers in any language/, /^Name somebody for one of them\.$/],
  ['a year as a text', 'company', swap('"year": 2004', '"year": "2004"'), '"2004"', /is .*, not (a|a whole) number\.$/, /^Write a number without quotation/],
  ['a site without https', 'site', swap('"https://www.marjalasku.example"', '"http://www.marjalasku.example"'), '"http://www', /"sites\.fi" is not right\./, /^Write a whole address that begins with https:\/\/\.$/],
  ['a host with the word of another language', 'site', swap('https://www.marjalasku', 'https://www.marjainvoicing'), '"https://www.marjainvoicing', /The site in "fi" has a host with "invoicing"/, /another word in "hostWords"/],
  ['a host of two languages', 'site', swap('https://berries.marjalasku', 'https://www.marjalasku'), { last: 'https://www.marjalasku.example",\n    "es"' }, /The site in "en" has the same host as the one in "fi"/, /a host of its own/],
  ['a product of the family with a slash at its end', 'site', swap('"url": "https://scales.marjalasku.example"', '"url": "https://scales.marjalasku.example/"'), '"https://scales.marjalasku.example/"', /"family\.1\.url" is not right\./, /^Write the address without a slash at its end\.$/],
  ['a site with a port', 'site', swap('https://www.marjalasku.example",', 'https://www.marjalasku.example:8440",'), '"https://www.marjalasku.example:8440"', /The site in "fi" has a port, 8440/, /^Write https:\/\/www\.marjalasku\.example;/],
  ['a site below a path', 'site', swap('https://www.marjalasku.example",', 'https://www.marjalasku.example/fi",'), '"https://www.marjalasku.example/fi"', /no whole host/, /^Write https:\/\/www\.marjalasku\.example;/],
  ['a site with capital letters', 'site', swap('https://www.marjalasku.example",', 'https://www.Marjalasku.example",'), '"https://www.Marjalasku.example"', /no whole host: https:\/\/www\.Marja/, /^Write https:\/\/www\.marjalasku\.example;/],
  ['opening hours that end before they begin', 'site', (text) => text.replace(/"closes": ".*?"/, '"closes": "07:00"'), '"07:00"', /"contact\.closes" is not right: the service closes before it opens/, /^Write a later time than "opens"\.$/],
  ['a plan whose id makes no name of a variable', 'plans', (text) => text.replaceAll('"pro"', '"pro-plus"'), { last: '{\n    "free"' }, /"plans" is not right: an id stands in names of variables/, /^Write ids with letters and digits only/],
  ['parts of a cent', 'plans', pro('"monthly": 20', '"monthly": 20.505'), '20.505', /"plans\.pro\.prices\.monthly" is not right: a price has no parts of a cent/, /^Write two decimals at most\.$/],
  ['an opening hour that is no time', 'site', swap('"opens": "08:30"', '"opens": "8"'), '"8"', /"contact\.opens" is not right\./, /^Write a time such as 09:00\.$/],
  ['a contact for security that is no address', 'site', swap('"mailto:security@', '"security@'), '"security@', /"security\.contact" is not right\./, /^Write an address that begins with mailto:, https:\/\/ or tel:\.$/],
  ['an end of security.txt without a time', 'site', (text) => text.replace(/"expires": ".*?"/, '"expires": "next year"'), '"next year"', /"security\.expires" is not right\./, /^Write a time as 2027-10-31T21:59:59Z\.$/],
  ['a mail address that is none', 'site', (text) => text.replace(/"email": ".*?"/, '"email": "hei"'), '"hei"', /"contact\.email" is not right\./, /^Write an address such as hello@example\.com\.$/],
  ['a mark that is no path', 'testimonials', (text) => text.replace(/"sign": ".*?"/, '"sign": "<svg/>"'), '"<svg/>"', /"market\.sign" is not right\./, /^Write the "d" of an SVG path, which begins with M\.$/],
  ['a milestone that is the founding', 'company', swap('"scales"', '"founded"'), '"founded"', /"milestones\.0\.id" is not right: the founding has its year in content\/site\.json/, /^Take it out, or write another id\.$/],
  ['milestones in another order', 'company', swap('2004', '2020'), '2019', /The milestone of 2019 comes after the year 2020\./, /^Put milestones in the order of their years, from "founded" in content\/site\.json on\.$/],
  ['a milestone before the founding', 'company', swap('2004', '1990'), '1990', /The milestone of 1990 comes after the year 1998\./, /^Put milestones in the order/],
  ['a plan with one invoice', 'plans', swap('"invoicesPerYear": 24 ', '"invoicesPerYear": 1 '), '1 },\n      "highlights": ["sales"]', /"plans\.free\.limits\.invoicesPerYear" is 1; the least is 2/, /^Write a larger number\.$/],
  ['a space before an address', 'site', swap('"https://www.marjalasku.example"', '" https://www.marjalasku.example"'), '" https', /"sites\.fi" begins or ends with a space/, /^Take the space out\.$/],
  ['a price beyond all sums', 'plans', pro('"monthly": 20', '"monthly": 2e9'), '2e9', /"plans\.pro\.prices\.monthly" is 2000000000; the most is 1000000000/, /^Write a smaller number\.$/],
  ['foreign terms of a language that the site has not', 'foreignTerms', swap('"fi"', '"fl"'), '"fl"', /"fl" is unknown here/, /^Did you mean fi\?$/],
  ['a list of no foreign terms', 'foreignTerms', () => '{ "fi": [] }', '[]', /"fi" has 0 entries; the least is 1/, /^Write at least 1 more\.$/],
]

test.each(cases)('data: %s', (_, name, change, at, cause, hint) => {
  const file = `content/${name}.json`
  expectIssue(withFile(file, change), { file, at, cause, hint })
})

test('signatures that no plan sells', () => {
  const files = withFile('content/plans.json', swap('"id": "signature"', '"id": "signing"'))
  expect(checkContent(files)).toContainEqual(
    expect.objectContaining({
      file: 'content/plans.json',
      line: expect.any(Number) as number,
      cause: expect.stringMatching(/"extras\.signature" is not right: no feature of this id/) as string,
    }),
  )
})

test('a customer without a text and without words for the trade', () => {
  const nobody = '{ "nobody": { "author": "A", "company": "B", "town": "C", "sign": "M0 0" },'
  expect(checkContent(withFile('content/testimonials.json', swap('{', nobody))).map(({ cause }) => cause)).toEqual([
    expect.stringMatching(/There is no text in content\/testimonials called "nobody"/),
    expect.stringMatching(/"trusted\.trade\.nobody" is not in locales\/fi\/home\.json/),
  ])
})

test('a site without customers: no page quotes anybody, and the parties of the walkthrough have no texts', () => {
  const nobody = withFile('content/pages.json', (text) => text.replaceAll(/"testimonials": \[[^\]]*\],/g, ''))
  expect(checkContent(nobody.filter(({ path }) => !path.startsWith('content/testimonials/')))).toEqual([])
})

test('a pricing page without the questions that it answers', () => {
  const issues = checkContent(withFile('content/pages.json', swap('"faq": "pricing",', '')))
  expect(issues).toContainEqual(
    expect.objectContaining({
      file: 'content/pages.json',
      line: expect.any(Number) as number,
      cause: 'The page "pricing" has no "faq", which a page of the kind Pricing needs.',
      fix: 'Add "faq".',
    }),
  )
})

test('a missing column that only its kind of page requires', () => {
  const columns = jest.replaceProperty(kindOfTemplate('Company'), 'columns', { related: 'required' })
  const issues = checkContent(fixture)
  columns.restore()
  expect(issues).toMatchObject([{ cause: expect.stringContaining('The page "company" has no "related"') as string, fix: 'Add "related".' }])
})

test('a feature page without a feature of any plan is one issue, whatever it sells', () => {
  const sells = swap('"picture": "invoices",', '"picture": "invoices", "sells": "sales",')
  const plans = withFile('content/plans.json', (text) => text.replaceAll('"page": "berry-invoicing", ', ''))
  const files = withFile('content/pages.json', sells, plans)
  expectIssue(files, { file: 'content/pages.json', at: '{\n    "template": "Feature"', cause: /No plan has a feature of which the page "berry-invoicing" tells/, hint: /^Name the page as "page"/ })
})

/** Returns the small content without a text of the copy in any language. */
const withoutWord = (namespace: string, key: string) =>
  withFiles(new RegExp(`^locales/.*/${namespace}\\.json$`), (text) => {
    const path = key.split('.')
    const texts = JSON.parse(text) as object
    Reflect.deleteProperty(valueAt(texts, path.slice(0, -1)) as object, path.at(-1)!)
    return JSON.stringify(texts)
  })

test.each([
  ['a milestone', 'company', 'company', '"scales"', 'growth.milestone.scales.title'],
  ['the founding of the company', 'site', 'company', '1998', 'growth.milestone.founded.title'],
  ['a product of the family', 'site', 'common', '"scales"', 'family.scales.text'],
  ['a plan', 'plans', 'plans', '{\n      "prices": { "monthly": 20', 'plan.pro.name'],
  ['a job to choose', 'walkthrough', 'howItWorks', '"picking"', 'job.picking'],
  ['a drawn channel', 'samples', 'picture', '"email"', 'channel.email'],
])('%s without words is named where it stands in the data', (_, name, namespace, at, key) => {
  const files = withoutWord(namespace, key)
  const [issue, ...others] = checkContent(files)
  const before = textOf(`content/${name}.json`).split(at)[0]!
  expect(issue).toMatchObject({
    file: `content/${name}.json`,
    line: before.split('\n').length,
    cause: `There are no words for this: "${key}" is not in locales/fi/${namespace}.json.`,
    fix: expect.stringContaining(`Add "${key}" to locales/<language>/${namespace}.json`) as string,
  })
  expect(others.filter(({ cause }) => cause !== issue!.cause)).toEqual([])
})

test.each(['pages', 'navigation', 'site', 'plans', 'company', 'samples', 'walkthrough', 'tags', 'foreignTerms'])('content/%s.json broken or missing is an issue, and no check crashes', (name) => {
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
    expect.objectContaining({ file: 'content/pages.json', cause: expect.stringContaining('"footer.imprint" is not in') as string }),
  )
})

test('a quotation that no page names is shown nowhere', () => {
  const issues = checkContent(withFile('content/pages.json', swap('["market", "cafe"]', '["cafe"]')))
  expect(issues).toMatchObject([{ file: 'content/testimonials/market/fi.md', cause: expect.stringMatching(/^No page/) as string, fix: 'Add it there, or remove its folder.' }])
})
