import { foldedSlug } from '../../site/slug'
import { aliasLanguages, languageCodes, type Language } from '../../site/languages'
import { pagesInContent, type PageInContent, type PlacedPath } from '../pagesInContent'
import type { Issue, FileIssue } from '../issues'
import { repeats } from '../repeats'
import type { Rule } from '../rule'

/** An address that a page has or had in a language. `former` is true if it had it. */
interface Claim {
  page: PageInContent
  language: Language
  address: PlacedPath
  former: boolean
}

const claimsOf = (page: PageInContent, language: Language): Claim[] =>
  (page[language] ?? []).map((address, index) => ({ page, language, address, former: index > 0 }))

/** Tells what is wrong with an address that a page has or had already: this one, or another one. */
function collision(claim: Claim, owner: Claim, hostLanguage: Language): Issue | undefined {
  const { page, language, former } = claim
  const isSame = owner.page === page
  // The same address in two languages of a page is correct: both lead to the same page.
  if (isSame && (!former || language !== owner.language)) return undefined
  if (isSame)
    return {
      cause: owner.former ? 'is there twice' : 'is the one that the page still has',
      fix: 'Take it out of "was".',
    }
  const { file, line, path } = owner.address
  const isAlias = language !== owner.language
  const where = isAlias ? `; Finnish and English addresses answer on the host of "${hostLanguage}" too` : ''
  const cause = `is taken: ${file}:${line} ${owner.former ? 'had' : 'has'} it too, as ${path}${where}`
  const fix = former
    ? 'Take it out of "was", or give the other page another address.'
    : 'Give one of them another path or slug.'
  return { cause, fix }
}

/**
 * Returns the addresses that two pages claim on the host of a language, where Finnish and English paths are aliases.
 * The name of an issue consists of the two pages and the address.
 */
function clashes(pages: readonly PageInContent[], hostLanguage: Language): [name: string, issue: FileIssue][] {
  // Paths in the host's own language come first, so that an alias is reported and not the path itself. Current
  // addresses come before former ones for the same reason.
  const claims = [hostLanguage, ...aliasLanguages.filter((code) => code !== hostLanguage)]
    .flatMap((language) => pages.flatMap((page) => (page[hostLanguage] ? claimsOf(page, language) : [])))
    .sort((a, b) => Number(a.former) - Number(b.former))
  return repeats(claims, ({ address }) => foldedSlug(address.path)).flatMap(([claim, owner]): [string, FileIssue][] => {
    const { path, ...place } = claim.address
    const found = collision(claim, owner, hostLanguage)
    if (!found) return []
    const pair = [claim, owner].map(({ page }) => pages.indexOf(page)).sort((a, b) => a - b)
    const cause = `The ${claim.former ? 'former ' : ''}address ${path} ${found.cause}.`
    return [[[...pair, foldedSlug(path)].join(' '), { ...place, cause, fix: found.fix }]]
  })
}

/**
 * No two pages claim the same address on any host. Former addresses and aliases count, too, and so do addresses that
 * differ only in case or Unicode form.
 */
export const addressesOnce: Rule = (content) => {
  const pages = pagesInContent(content)
  const found = languageCodes.flatMap((hostLanguage) => clashes(pages, hostLanguage))
  // The same mistake on several hosts is reported once, for the first host.
  return [...new Map(found.reverse()).values()]
}
