import type { DataName } from '../../content/dataSchemas'
import type { MenuEntry, Menus } from '../../site/schemas/navigation'
import { kindOfTemplate, templates, nameKeyOf, type Template } from '../../site/pageKinds'
import { foundingId } from '../../site/idsOfContent'
import { defaultLanguage } from '../../site/languages'
import { valueAt, valuesAt, type FileData, type ValuePath } from '../fileData'
import type { FileIssue } from '../issues'
import { targetPages } from '../pageRows'
import type { ParsedContent } from '../content'
import { ofData, type DataRule, type RowRule, type Rule } from '../rule'

const milestoneWords = (id: string) => ['title', 'text'].map((word) => `company:growth.milestone.${id}.${word}`)

/** Places in the data that need words in `locales/`, and the keys of the words, given a value and its key. */
export const wordsOfData: readonly [
  file: DataName,
  pattern: string,
  words: (value: string, key: string) => string[],
][] = [
  ['navigation', '*.*.label', (label) => [label]],
  ['navigation', 'footer.*.title', (label) => [label]],
  ['navigation', 'footer.*.pages.*.label', (label) => [label]],
  ['navigation', 'contact.*.page', (id) => [`contact:links.text.${id}`]],
  ['plans', 'plans.*', (_, id) => ['name', 'audience', 'button'].map((word) => `plans:plan.${id}.${word}`)],
  ['plans', 'cycles.*', (_, id) => [`plans:cycle.${id}`, `plans:billed.${id}`]],
  ['plans', 'extras.*', (_, id) => [`pricing:extras.${id}.name`, `pricing:extras.${id}.unit`]],
  ['plans', 'features.*.id', (id) => [`catalog:feature.${id}.name`, `catalog:feature.${id}.text`]],
  ['plans', 'features.*.group', (id) => [`catalog:group.${id}`]],
  ['site', 'family.*.id', (id) => [`family.${id}.name`, `family.${id}.text`]],
  ['company', 'team.*', (_, id) => [`company:team.role.${id}`]],
  ['company', 'milestones.*.id', milestoneWords],
  ['site', 'company.founded', () => milestoneWords(foundingId)],
  ['testimonials', '*', (_, id) => [`home:trusted.trade.${id}`]],
  ['samples', 'invoices.*.status', (id) => [`picture:status.${id}`]],
  ['samples', 'invoices.*.lines.*.item', (id) => [`picture:item.${id}`]],
  ['samples', 'invoices.*.lines.*.unit', (id) => [`picture:unit.${id}`]],
  ['samples', 'sending.channel', (id) => [`picture:channel.${id}`]],
  ['samples', 'contract.item', (id) => [`picture:item.${id}`]],
  ['samples', 'mass.item', (id) => [`picture:item.${id}`]],
  ['samples', 'mass.channels.*.channel', (id) => [`picture:channel.${id}`]],
  ['samples', 'mass.rows.*.channel', (id) => [`picture:channel.${id}`]],
  ['samples', 'collective.notes.*.items.*', (_, id) => [`picture:item.${id}`]],
  ['walkthrough', 'jobs.*.id', (id) => [`howItWorks:job.${id}`]],
  ['walkthrough', 'jobs.*.lines.*.item', (id) => [`picture:item.${id}`]],
  ['walkthrough', 'jobs.*.lines.*.unit', (id) => [`picture:unit.${id}`]],
  ['walkthrough', 'payments.*.id', (id) => [`howItWorks:payment.${id}`]],
  ['samples', 'desk.*.word', (key) => [`picture:${key}`]],
]

/** Returns the key of the short name of a page; undefined if the text or data of the page gives the name. */
const shortName = (id: string, { data }: ParsedContent) => {
  const row = data.pages?.[id]
  return row && nameKeyOf(kindOfTemplate(row.template), id)
}

/** Returns an issue if a text is missing. `name` is a key of the namespace `common`, or `namespace:key`. */
function missingWords(
  issueAt: FileData['issueAt'],
  path: ValuePath,
  name: string,
  { locales }: ParsedContent,
): FileIssue[] {
  const [namespace, key] = name.includes(':') ? (name.split(':', 2) as [string, string]) : ['common', name]
  const file = `locales/${defaultLanguage}/${namespace}.json`
  const texts = locales.find((locale) => locale.file === file)
  const isUnreadable = texts && texts.value === undefined
  // A text with plural forms has a key for each form.
  const isThere = [key, `${key}_other`].some((each) => typeof valueAt(texts?.value, each.split('.')) === 'string')
  if (isUnreadable || isThere) return []
  const cause = `There are no words for this: "${key}" is not in ${file}.`
  const fix = `Add "${key}" to locales/<language>/${namespace}.json in every language, or name another key.`
  return [issueAt(path, { cause, fix })]
}

/**
 * Everything that data names has words; otherwise a page would show the key. Another rule compares the other languages
 * with the default one.
 */
export const dataHasWords: Rule = (content) =>
  wordsOfData.flatMap(([name, pattern, keys]) =>
    ofData(name, (data, issueAt) =>
      valuesAt(data, pattern).flatMap(({ path, value }) =>
        keys(String(value), String(path.at(-1))).flatMap((key) => missingWords(issueAt, path, key, content)),
      ),
    )(content),
  )

/** Every page with a short name in `common` has the words for it. */
export const namedPages: RowRule = ({ id }, issueAt, content) => {
  const name = shortName(id, content)
  return name ? missingWords(issueAt, [], name, content) : []
}

/** A menu entry for a page without a short name has a label. */
export const namedMenuEntries: DataRule<'navigation'> = (menus, issueAt, content) =>
  ['*.*', 'footer.*.pages.*']
    .flatMap((pattern) => valuesAt(menus, pattern))
    .flatMap(({ path, value }) => {
      const { page, label } = value as MenuEntry
      const isNamed = label !== undefined || shortName(page, content) !== undefined
      if (isNamed || !content.data.pages || !targetPages(content).includes(page)) return []
      const cause = `The page "${page}" has no short name that a menu could show.`
      return issueAt([...path, 'page'], { cause, fix: 'Add a "label": the key of its words.' })
    })

/** The templates that show each menu. The words of a menu that all of them show must be in `common`. */
const shownBy: Readonly<Record<keyof Menus, readonly Template[]>> = {
  header: templates,
  footer: templates,
  contact: ['Contact'],
  notFound: ['NotFound'],
}

/** The words of a menu are in a namespace that all its pages load; otherwise the pages would show the key. */
export const loadedMenuWords: DataRule<'navigation'> = (menus, issueAt) =>
  ['*.*.label', 'footer.*.title', 'footer.*.pages.*.label']
    .flatMap((pattern) => valuesAt(menus, pattern))
    .flatMap(({ path, value }) => {
      const [namespace, key] = String(value).split(':', 2) as [string, string | undefined]
      const loaded = shownBy[path[0] as keyof Menus].map((template) => kindOfTemplate(template).namespaces)
      if (key === undefined || namespace === 'common' || loaded.every((each) => each.includes(namespace))) return []
      const cause = `Pages that show this do not load locales/<language>/${namespace}.json, so they would show the key.`
      return issueAt(path, { cause, fix: 'Name a key of locales/<language>/common.json.' })
    })
