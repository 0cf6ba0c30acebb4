import type { DataName } from '../../content/dataSchemas'
import { valuesAt, type Side } from '../fileData'
import { didYouMean } from '../nearest'
import { rowsWhere, showsFeature, targetPages } from '../pageRows'
import { textIds, writtenDataOf, writtenKeys, type ParsedContent, type FrontMatter } from '../content'
import type { Rule } from '../rule'

type ExistingIds = (content: ParsedContent) => string[] | undefined

const keysOf =
  (name: DataName, ...path: string[]): ExistingIds =>
  (content) =>
    writtenKeys(content, name, ...path)

const targets: ExistingIds = (content) => content.data.pages && targetPages(content)
const plans = keysOf('plans', 'plans')
const cycles = keysOf('plans', 'cycles')
const features: ExistingIds = ({ data }) => data.plans?.features.map(({ id }) => id)
const people = keysOf('company', 'team')
const fixedPages: ExistingIds = (content) => content.data.pages && rowsWhere(content, ({ pages }) => pages === 'one')
const featurePages: ExistingIds = (content) => content.data.pages && rowsWhere(content, showsFeature)
const tags = keysOf('tags')
const customers = keysOf('testimonials')
const channels: ExistingIds = ({ data }) => data.samples?.mass.channels.map(({ channel }) => channel)
const invoices: ExistingIds = ({ data }) => data.samples?.invoices.map(({ number }) => String(number))
const parties = keysOf('walkthrough', 'parties')
const testimonialTexts: ExistingIds = (content) => textIds('testimonials', content)
/** A company needs a text, unless it is only a party of the walkthrough. */
const textsAndParties: ExistingIds = (content) => [...(testimonialTexts(content) ?? []), ...(parties(content) ?? [])]
const questions: ExistingIds = (content) => textIds('faq', content)
const groups: ExistingIds = ({ data }) => data.plans && [...new Set(data.plans.features.map(({ group }) => group))]

/**
 * The places of ids that refer to something else, with its name in messages and the ids that exist (undefined if their
 * file cannot be read). The id is the value at the place, or the key before the value.
 */
export const references: readonly [
  file: DataName | FrontMatter,
  pattern: string,
  what: string,
  known: ExistingIds,
  side?: Side,
][] = [
  ['pages', '*.related.*', 'feature page', featurePages],
  ['pages', '*.gates.*', 'feature page', featurePages],
  ['pages', '*.chapters.*', 'feature page', featurePages],
  ['pages', '*.chapters.*', 'group of features', groups, 'key'],
  ['pages', '*.testimonials.*', 'text in content/testimonials called', testimonialTexts],
  ['pages', '*.faq', 'text in content/faq called', questions],
  ['navigation', '*.*.page', 'page with one address', targets],
  ['navigation', 'footer.*.pages.*.page', 'page with one address', targets],
  ['plans', 'defaultCycle', 'billing cycle', cycles],
  ['plans', 'trial.plan', 'plan', plans],
  ['plans', 'features.*.plans.*', 'plan', plans],
  ['plans', 'features.*.page', 'page with one address', fixedPages],
  ['plans', 'plans.*.highlights.*', 'feature', features],
  ['plans', 'plans.*.prices.*', 'billing cycle', cycles, 'key'],
  ['company', 'founder', 'member of the team', people],
  ['company', 'service.*', 'member of the team', people],
  ['samples', '*.invoice', 'invoice', invoices],
  ['samples', '*.*.invoice', 'invoice', invoices],
  ['samples', 'mass.rows.*.channel', 'channel of the run', channels],
  ['testimonials', '*', 'text in content/testimonials called', textsAndParties, 'key'],
  ['walkthrough', 'parties.*', 'customer', customers, 'key'],
  ['walkthrough', 'jobs.*.seller', 'party', parties],
  ['walkthrough', 'jobs.*.buyer', 'party', parties],
  ['blog', 'author', 'author', people],
  ['blog', 'tags.*', 'tag', tags],
  ['blog', 'feature', 'feature page', featurePages],
]

/**
 * Every id in data and posts exists. A file that does not fit its schema is checked, too, except for the lines that the
 * schema has reported.
 */
export const referencesExist: Rule = (content) => {
  const reportedLines = new Set(content.issues.map(({ file, line }) => `${file}:${line ?? ''}`))
  return references.flatMap(([name, pattern, what, known, side]) => {
    const ids = known(content)
    if (!ids) return []
    return writtenDataOf(name, content).flatMap((data) =>
      valuesAt(data.value, pattern).flatMap(({ path, value }) => {
        const id = String(side === 'key' ? path.at(-1) : value)
        if (ids.includes(id)) return []
        const issue = data.issueAt(path, { cause: `There is no ${what} "${id}".`, fix: didYouMean(id, ids) }, side)
        return reportedLines.has(`${issue.file}:${issue.line ?? ''}`) ? [] : issue
      }),
    )
  })
}
