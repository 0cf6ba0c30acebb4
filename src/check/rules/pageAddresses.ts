import { foldedSlug } from '../../site/slug'
import { aliasLanguages, languageCodes, type Language } from '../../site/languages'
import { addressedPages, type AddressedPage, type PlacedPath } from '../addressedPages'
import type { Finding, Issue } from '../issues'
import type { Rule } from '../rule'

/** An address that a page has or had in a language. */
interface Claim {
  page: AddressedPage
  language: Language
  address: PlacedPath
  former: boolean
}

const claimsOf = (page: AddressedPage, language: Language): Claim[] =>
  (page.addresses[language] ?? []).map((address, index) => ({ page, language, address, former: index > 0 }))

/**
 * What is wrong with an address that its own page has or had already. In another language it answers where the page's
 * own one does.
 */
function repetition({ former, language }: Claim, owner: Claim): Finding | undefined {
  if (!former || language !== owner.language) return undefined
  return { cause: owner.former ? 'is there twice' : 'is the one that the page still has', fix: 'Take it out of "was".' }
}

/** What is wrong with an address that another page has or had. */
function collision({ language, address: { path }, former }: Claim, owner: Claim, siteLanguage: Language): Finding {
  const { kind, id, addresses } = owner.page
  const { file } = addresses[owner.language]![0]!
  const other = kind === 'post' ? file : `the ${kind} "${id}" of ${file}`
  const spelling = owner.address.path === path ? '' : ` (it is written ${owner.address.path} there; both look alike)`
  const isAlias = language !== owner.language
  const where = isAlias ? `; Finnish and English addresses answer on the host of "${siteLanguage}" too` : ''
  const cause = `is taken: ${other} ${owner.former ? 'had' : 'has'} it too${spelling}${where}`
  if (!former) return { cause, fix: 'Give one of them another path or slug.' }
  return { cause, fix: 'Take it out of "was", or give the other page another address.' }
}

/**
 * Addresses that are wanted twice on the host of a language, where Finnish and English paths answer too; by what is
 * wanted by whom.
 */
function clashes(pages: readonly AddressedPage[], siteLanguage: Language): [name: string, issue: Issue][] {
  const owners = new Map<string, Claim>()
  // Pages of their own language come first, so that the blame falls on the alias; and what there is before what there
  // was.
  const claims = [siteLanguage, ...aliasLanguages.filter((code) => code !== siteLanguage)]
    .flatMap((language) => pages.flatMap((page) => (page.addresses[siteLanguage] ? claimsOf(page, language) : [])))
    .sort((a, b) => Number(a.former) - Number(b.former))
  return claims.flatMap((claim): [string, Issue][] => {
    const { path, ...place } = claim.address
    const look = foldedSlug(path)
    const owner = owners.get(look)
    if (!owner) owners.set(look, claim)
    const finding =
      owner && (owner.page === claim.page ? repetition(claim, owner) : collision(claim, owner, siteLanguage))
    if (!finding) return []
    const pair = [claim, owner].map(({ page }) => page.kind + page.id).sort()
    const cause = `The ${claim.former ? 'former ' : ''}address ${path} ${finding.cause}.`
    return [[[...pair, look].join(' '), { ...place, cause, fix: finding.fix }]]
  })
}

/**
 * No address is wanted twice on any host, former ones included, also up to case and Unicode form, also through an
 * alias.
 */
export const addressesOnce: Rule = (content) => {
  const pages = addressedPages(content)
  const found = languageCodes.flatMap((siteLanguage) => clashes(pages, siteLanguage))
  // On several hosts it is one mistake: the first one tells it.
  return [...new Map(found.reverse()).values()]
}
