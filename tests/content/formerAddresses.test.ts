import { checkContent, expectIssue, postPath, swap, withFile, type Expected } from './fixture'
import { fixture } from './smallContent'

const pagesPath = 'content/pages.json'
const tagsPath = 'content/tags.json'
const finnish = 'content/blog/first/fi.md'
const second = 'content/blog/second/en.md'

/** Returns the small content with several files changed. */
const changed = (changes: Readonly<Record<string, (text: string) => string>>) =>
  Object.entries(changes).reduce((files, [path, change]) => withFile(path, change, files), fixture)

/** Adds former paths to a row, on the line of its template. */
const moved = (template: string, was: object) => swap(`"template": "${template}",`, `"template": "${template}", "was": ${JSON.stringify(was)},`)
const formerSlugs = (...slugs: string[]) => swap('\ntitle:', `\nwas: [${slugs.join(', ')}]\ntitle:`)
const formerTag = (was: string) => swap('"slug": "taxes"', `"slug": "taxes", "was": ["${was}"]`)

test.each([
  ['a page', { [pagesPath]: moved('Pricing', { fi: ['/hinnat', '/taksat'], sv: ['/prislista'] }) }],
  ['a page at the address of another language of its own', { [pagesPath]: moved('Pricing', { fi: ['/cost'] }) }],
  ['posts', { [postPath]: formerSlugs('one', 'two'), [finnish]: formerSlugs('yksi') }],
  ['a tag', { [tagsPath]: formerTag('value-added-tax') }],
  ['the blog', { [pagesPath]: (text: string) => moved('Post', { fi: ['/artikkelit/{slug}'] })(text) }],
  ['a page of a list at another place', { [pagesPath]: moved('Pricing', { fi: ['/stories/page/2/more'], sv: ['/stories/pages/2'] }) }],
  ['a draft, which has stood nowhere', { [second]: (text: string) => formerSlugs('first-en')(text).replace('author:', 'draft: true\nauthor:') }],
])('former addresses of %s are fine', (_, changes) => {
  expect(checkContent(changed(changes))).toEqual([])
})

type Case = [name: string, changes: Parameters<typeof changed>[0], file: string, at: Expected['at'], cause: RegExp, hint: RegExp]

const cases: Case[] = [
  ['of a page in use by another', { [pagesPath]: moved('Pricing', { fi: ['/ehdot'] }) }, pagesPath, '"/ehdot"', /^The former address \/ehdot is taken: content\/pages\.json:\d+ has it too, as \/[\w/-]+\.$/, /^Take it out of "was", or/],
  ['in use as an alias on its host', { [pagesPath]: moved('Pricing', { fi: ['/terms'] }) }, pagesPath, '"/terms"', /The former address \/terms is taken: .*host of "fi" too\.$/, /^Take it out/],
  ['whose alias is in use on another host', { [pagesPath]: moved('Legal', { en: ['/kostnad'] }) }, pagesPath, '"/kostnad"]', /\/kostnad is taken: content\/pages\.json:\d+ .*host of "sv" too\.$/, /^Take it out/],
  ['that the page still has', { [pagesPath]: moved('Pricing', { fi: ['/mita-maksaa'] }) }, pagesPath, '"/mita-maksaa"', /the one that the page still has/, /^Take it out/],
  ['that is the front page', { [pagesPath]: moved('Pricing', { sv: ['/'] }) }, pagesPath, '"/"]', /The former address \/ is taken: content\/pages\.json:\d+/, /^Take it out/],
  ['that stands there twice', { [pagesPath]: moved('Pricing', { fi: ['/a', '/a'] }) }, pagesPath, { last: '"/a"' }, /\/a is there twice/, /^Take it out/],
  ['that differs from a present one in nothing but its look', { [postPath]: formerSlugs('"ﬁrst-sv"') }, postPath, '"ﬁrst-sv"', /characters that an address cannot have/, /^Write "first-sv"$/],
  ['claimed by two pages', { [pagesPath]: (text: string) => moved('Legal', { fi: ['/vanha'] })(moved('Pricing', { fi: ['/vanha'] })(text)) }, pagesPath, { last: '"/vanha"' }, /\/vanha is taken: content\/pages\.json:\d+ had it too, as \/[\w/-]+\.$/, /^Take it out of "was"/],
  ['of a post in use by another', { [second]: formerSlugs('first-en') }, second, 'first-en', /\/stories\/first-en is taken: content\/blog\/first\/en\.md:\d+ has it too/, /^Take it out/],
  ['of a post in use by another language of another', { [second]: formerSlugs('first-fi') }, second, 'first-fi', /\/stories\/first-fi is taken: content\/blog\/first\/fi\.md:\d+ has it too, as .*host of "fi" too/, /^Take it out/],
  ['claimed by two posts', { [postPath]: formerSlugs('old'), [second]: formerSlugs('old') }, second, 'old', /\/stories\/old is taken: content\/blog\/first\/en\.md:\d+ had it too/, /^Take it out of "was"/],
  ['claimed by a page and a post', { [pagesPath]: moved('Pricing', { en: ['/stories/old'] }), [second]: formerSlugs('old') }, second, 'old', /\/stories\/old is taken: content\/pages\.json:\d+/, /^Take it out of "was"/],
  ['of a tag in use by another', { [tagsPath]: formerTag('payments') }, tagsPath, '"payments"]', /\/stories\/tag\/payments is taken: content\/tags\.json:\d+ has it too/, /^Take it out/],
  ['of posts by the path that they had, in use by a page', { [pagesPath]: (text: string) => moved('Post', { en: ['/{slug}'] })(text).replace('"/terms"', '"/first-en"') }, pagesPath, '"/{slug}"', /\/first-en is taken: content\/pages\.json:\d+/, /^Take it out/],
  ['that is a further page of the blog', { [pagesPath]: moved('Pricing', { sv: ['/stories/page/2'] }) }, pagesPath, '"/stories/page/2"', /The path "\/stories\/page\/2" of "pricing" \(sv\) is that of a further page of a list\./, /take it out of "was"/],
  ['that is a further page of a tag', { [pagesPath]: moved('Pricing', { fi: ['/stories/tag/vat/page/12'] }) }, pagesPath, '"/stories/tag', /a further page of a list/, /take it out/],
  ['that is the prefix of a language', { [pagesPath]: moved('Pricing', { en: ['/fi'] }) }, pagesPath, '"/fi"', /The path "\/fi" of "pricing" \(en\) begins with a language code/, /without the prefix/],
  ['with the prefix of its language', { [pagesPath]: moved('Pricing', { en: ['/en/prices'] }) }, pagesPath, '"/en/prices"', /begins with a language code/, /without the prefix/],
  ['with a slash at its end', { [pagesPath]: moved('Pricing', { fi: ['/Hinnat/'] }) }, pagesPath, '"/Hinnat/"', /The path "\/Hinnat\/" of "pricing" \(fi\) is not well formed/, /^Write \/a-path: a-z, 0-9 and/],
  ['without a slash at its beginning', { [pagesPath]: moved('Pricing', { fi: ['hinnat'] }) }, pagesPath, '"hinnat"', /"pricing\.was\.fi\.0" is not right\./, /^Begin the path with a slash\.$/],
  ['with a part that no file system can name', { [pagesPath]: moved('Pricing', { fi: [`/${'a'.repeat(101)}`] }) }, pagesPath, '"/aaa', /not well formed/, /at most 100 between two slashes/],
  ['that is a whole address', { [pagesPath]: moved('Pricing', { fi: ['/https://www.example.org/x'] }) }, pagesPath, '"/https:', /not well formed/, /./],
  ['that is no list', { [pagesPath]: moved('Pricing', { fi: '/hinnat' }) }, pagesPath, '"/hinnat"', /"pricing\.was\.fi" is .*, not a list\.$/, /^Write a list such as/],
  ['in an unknown language', { [pagesPath]: moved('Pricing', { se: ['/x'] }) }, pagesPath, '"se"', /"pricing\.was\.se" is unknown/, /Did you mean (es|sv|et)\?/],
  ['of posts without the slug', { [pagesPath]: moved('Post', { fi: ['/artikkelit'] }) }, pagesPath, '"/artikkelit"', /other parts in braces than its pages fill in/, /^Write \{slug\} there\.$/],
  ['of posts with a part that nothing fills', { [pagesPath]: moved('Post', { fi: ['/{year}/{slug}'] }) }, pagesPath, '"/{year}/{slug}"', /other parts in braces/, /^Write \{slug\} there\.$/],
  ['of a page with a slug', { [pagesPath]: moved('Pricing', { fi: ['/hinnat/{slug}'] }) }, pagesPath, '"/hinnat/{slug}"', /other parts in braces/, /^Only \{product\} may stand in braces\.$/],
  ['of a post with letters that no address has', { [second]: formerSlugs('"Vanha osoite"') }, second, '"Vanha osoite"', /characters that an address cannot have/, /^Write "vanha-osoite"$/],
  ['of a post as a text', { [second]: swap('\ntitle:', '\nwas: old\ntitle:') }, second, 'old', /"was" is .*, not a list\.$/, /^Write a list such as/],
]

test.each(cases)('a former address %s', (_, changes, file, at, cause, hint) => {
  expectIssue(changed(changes), { file, at, cause, hint })
})

test('the route of the 404 page has none', () => {
  const row = swap('"template": "NotFound",', '"template": "NotFound", "was": { "fi": ["/x"] },')
  const issues = checkContent(withFile(pagesPath, row)).filter(({ cause }) => cause.includes('not-found" has no address'))
  expect(issues).toMatchObject([{ file: pagesPath, fix: 'Take out "was".' }])
})
