import { aliasLanguages, languageCodes, type Language } from '../../site/languages'
import type { Problem } from '../../content/days'
import { addressedPages, type Address, type AddressedPage as Page } from '../addressedPages'
import type { ContentIssue } from '../issues'
import type { Content } from '../readContent'
import { rowShowing } from '../rows'
import { foldedSlug, proposedSlug } from '../../content/slug'

/** Last parts of addresses that the site or a server needs for itself. */
const reservedSlugs = ['page', 'tag', 'rss.xml', 'index.html']

/** An address that a page has or had in a language. */
interface Claim {
  page: Page
  language: Language
  address: Address
  former: boolean
}

const claimsOf = (page: Page, language: Language): Claim[] =>
  (page.addresses[language] ?? []).map((address, index) => ({ page, language, address, former: index > 0 }))

const name = ({ page: { kind, id, addresses }, language }: Claim): string => {
  const { file } = addresses[language]![0]!
  return kind === 'post' ? file : `the ${kind} "${id}" of ${file}`
}

/** What is wrong with an address that a page has or had already. */
function repetition({ address: { path }, former, language }: Claim, owner: Claim): Problem | undefined {
  // Another language's address answers where the page's own one does.
  if (!former || language !== owner.language) return undefined
  const cause = owner.former
    ? `The former address ${path} is there twice.`
    : `The former address ${path} is the one that the page still has.`
  return { cause, fix: 'Take it out of "was".' }
}

/** What is wrong with an address that another page has or had. */
function collision({ page, language, address: { path }, former }: Claim, owner: Claim, host: Language): Problem {
  const other = name(owner)
  const same = owner.address.path
  const spelling = same === path ? '' : ` (it is written ${same} there; both look alike)`
  const where =
    language === host && owner.language === host
      ? ''
      : ` Finnish and English addresses answer on the host of "${host}" too.`
  if (!former)
    return {
      cause: `The address ${path} is taken: ${other} has it too${spelling}.${where}`,
      fix:
        page.kind === 'page'
          ? 'Give one of them another path.'
          : `Give this ${page.kind} another slug, such as "${proposedSlug(path.split('/').at(-1)!)}-2".`,
    }
  return owner.former
    ? {
        cause: `The former address ${path} is claimed twice: ${other} had it too${spelling}.${where}`,
        fix: 'Leave it to the page that its visitors look for.',
      }
    : {
        cause: `The former address ${path} is in use: ${other} has it now${spelling}.${where}`,
        fix: 'Take it out of "was", or give the other page another address.',
      }
}

/** Addresses that are wanted twice on the host of a language, where Finnish and English paths answer too; by the pair of pages. */
function collisions(pages: readonly Page[], host: Language): [pair: string, issue: ContentIssue][] {
  const owners = new Map<string, Claim>()
  // Pages of their own language come first, so that the blame falls on the alias; and what there is before what there was.
  const languages = [host, ...aliasLanguages.filter((code) => code !== host)]
  const claims = languages.flatMap((language) =>
    pages.flatMap((page) => (page.addresses[host] ? claimsOf(page, language) : [])),
  )
  return [...claims.filter(({ former }) => !former), ...claims.filter(({ former }) => former)].flatMap(
    (claim): [string, ContentIssue][] => {
      const {
        page,
        address: { path, ...place },
      } = claim
      const owner = owners.get(foldedSlug(path))
      if (!owner) owners.set(foldedSlug(path), claim)
      const problem = owner && (owner.page === page ? repetition(claim, owner) : collision(claim, owner, host))
      if (!problem) return []
      return [
        [
          [page.kind + page.id, owner.page.kind + owner.page.id].sort().join(' ') + foldedSlug(path),
          { ...place, ...problem },
        ],
      ]
    },
  )
}

/** Slugs of posts that lists of the blog, or a server, need for themselves. */
function reserved(pages: readonly Page[], content: Content): ContentIssue[] {
  const { data } = content
  const base = (data.pages?.[rowShowing('blog', content) ?? '']?.path.fi ?? '').replace(/\{slug\}.*$/, '')
  const rows = Object.values(data.pages ?? {})
    .map((row) => row.path.fi ?? '')
    .filter((path) => path.startsWith(base))
  const taken = new Set([
    ...reservedSlugs,
    ...rows.flatMap((path) => /^\w[\w.-]*/.exec(path.slice(base.length))?.[0] ?? []),
  ])
  return pages
    .filter(({ kind }) => kind === 'post')
    .flatMap((page) => languageCodes.flatMap((language) => claimsOf(page, language)))
    .flatMap(({ address: { path, ...place }, former }): ContentIssue[] => {
      const slug = path.split('/').at(-1)!
      if (!taken.has(foldedSlug(slug))) return []
      return [
        {
          ...place,
          cause: `The slug "${slug}" is reserved: the site itself needs that address.`,
          fix: former
            ? 'Take it out of "was".'
            : `Choose another, such as "${slug.replace(/\W/g, '-')}-1" or better a word of the title.`,
        },
      ]
    })
}

/** Issues of addresses, former ones included: wanted twice, also up to case and Unicode form, also through an alias, or reserved. */
export function checkAddresses(content: Content): ContentIssue[] {
  const pages = addressedPages(content)
  const once = new Map<string, ContentIssue>()
  for (const [pair, issue] of languageCodes.flatMap((host) => collisions(pages, host)))
    if (!once.has(pair)) once.set(pair, issue)
  return [...once.values(), ...reserved(pages, content)]
}
