import { aliasLanguages, languageCodes, type Language } from '../../site/languages'
import { addressedPages, type AddressedPage as Page } from '../addressedPages'
import type { ContentIssue } from '../issues'
import type { Content } from '../readContent'
import { rowShowing } from '../rows'
import { foldedSlug, proposedSlug } from '../../content/slug'

/** Last parts of addresses that the site or a server needs for itself. */
const reservedSlugs = ['page', 'tag', 'rss.xml', 'index.html']

const name = ({ kind, id, file }: Page, language: Language): string =>
  kind === 'post' ? file[language]! : `the ${kind} "${id}" of ${file[language]!}`

/** Addresses that two pages want on the host of a language, where Finnish and English paths answer too; by the pair of pages. */
function collisions(pages: readonly Page[], host: Language): [pair: string, issue: ContentIssue][] {
  const owners = new Map<string, { page: Page; language: Language }>()
  const claim = (page: Page, language: Language): [string, ContentIssue][] => {
    const path = page.path[language]
    if (path === undefined || page.path[host] === undefined) return []
    const owner = owners.get(foldedSlug(path))
    if (!owner) owners.set(foldedSlug(path), { page, language })
    if (!owner || owner.page === page) return []
    const other = name(owner.page, owner.language)
    const same = owner.page.path[owner.language]!
    const spelling = same === path ? '' : ` (it is written ${same} there; both look alike)`
    const where =
      language === host && owner.language === host ? '' : ` Finnish and English addresses answer on the host of "${host}" too.`
    const file = page.file[language]!
    const issue = {
      file,
      ...page.position(language),
      cause: `The address ${path} is taken: ${other} has it too${spelling}.${where}`,
      fix: page.kind === 'page' ? 'Give one of them another path.' : `Give this ${page.kind} another slug, such as "${proposedSlug(path.split('/').at(-1)!)}-2".`,
    }
    return [[[page.kind + page.id, owner.page.kind + owner.page.id].sort().join(' ') + foldedSlug(path), issue]]
  }
  // Pages of their own language come first, so that the blame falls on the alias.
  return [
    ...pages.flatMap((page) => claim(page, host)),
    ...aliasLanguages.filter((code) => code !== host).flatMap((code) => pages.flatMap((page) => claim(page, code))),
  ]
}

function reserved(pages: readonly Page[], content: Content): ContentIssue[] {
  const base = (rowShowing('blog', content)?.path.fi ?? '').replace(/\{slug\}.*$/, '')
  const rows = Object.values(content.data.pages ?? {})
    .map((row) => row.path.fi ?? '')
    .filter((path) => path.startsWith(base))
  const taken = new Set([...reservedSlugs, ...rows.flatMap((path) => /^\w[\w.-]*/.exec(path.slice(base.length))?.[0] ?? [])])
  return pages.flatMap((page) =>
    languageCodes.flatMap((language): ContentIssue[] => {
      const path = page.path[language]
      const slug = path?.split('/').at(-1) ?? ''
      if (page.kind === 'page' && path && (languageCodes as string[]).includes(path.split('/')[1] ?? ''))
        return [
          {
            file: page.file[language]!,
            ...page.position(language),
            cause: `The path ${path} begins with a language code, which is how other languages begin on this host.`,
            fix: 'Choose another first part.',
          },
        ]
      if (page.kind !== 'post' || !taken.has(foldedSlug(slug))) return []
      return [
        {
          file: page.file[language]!,
          ...page.position(language),
          cause: `The slug "${slug}" is reserved: the site itself needs that address.`,
          fix: `Choose another, such as "${slug.replace(/\W/g, '-')}-1" or better a word of the title.`,
        },
      ]
    }),
  )
}

/** Issues of addresses: wanted twice, also up to case and Unicode form, also through an alias, or reserved. */
export function checkAddresses(content: Content): ContentIssue[] {
  const pages = addressedPages(content)
  const once = new Map<string, ContentIssue>()
  for (const [pair, issue] of languageCodes.flatMap((host) => collisions(pages, host))) if (!once.has(pair)) once.set(pair, issue)
  return [...once.values(), ...reserved(pages, content)]
}
