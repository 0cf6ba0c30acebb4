import { checkAddresses } from './checks/addresses'
import { checkAmounts } from './checks/amounts'
import { checkBodies } from './checks/bodies'
import { checkCharacters } from './checks/characters'
import { checkFields } from './checks/fields'
import { checkFiles } from './checks/files'
import { checkImages } from './checks/images'
import { checkLocales } from './checks/locales'
import { checkMenus } from './checks/menus'
import { checkPaths } from './checks/paths'
import { checkPeople } from './checks/people'
import { checkPosts } from './checks/posts'
import { checkPrices } from './checks/prices'
import { checkRoutes } from './checks/routes'
import { checkSamples } from './checks/samples'
import { checkSites } from './checks/sites'
import { checkPlaceholders } from './checks/placeholders'
import { checkTranslations } from './checks/translations'
import { checkWords } from './checks/words'
import type { ContentIssue, SourceFile } from './issues'
import { readContent, type Content } from './readContent'

/** Every check: a pure function of the whole content. */
const checks: readonly ((content: Content) => readonly ContentIssue[])[] = [
  ({ issues }) => issues,
  checkFiles,
  checkCharacters,
  checkFields,
  checkPosts,
  checkImages,
  checkAddresses,
  checkTranslations,
  checkPlaceholders,
  checkBodies,
  checkPaths,
  checkRoutes,
  checkMenus,
  checkSites,
  checkPrices,
  checkPeople,
  checkSamples,
  checkLocales,
  checkWords,
  checkAmounts,
]

/** Issues with the lines they are about, in the order of files and lines. */
function inOrder(issues: readonly ContentIssue[], { files }: Content): ContentIssue[] {
  const lines = new Map<string, string[]>()
  const excerpt = ({ file, line, excerpt: given }: ContentIssue) => {
    const text = files.get(file)?.text
    if (line === undefined || text === undefined) return given
    if (!lines.has(file)) lines.set(file, text.split('\n'))
    return lines.get(file)![line - 1]
  }
  return issues
    .map((issue) => ({ ...issue, excerpt: excerpt(issue) }))
    .sort((a, b) =>
      a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
    )
}

/** Every issue of content that has been read. */
export const issuesOf = (content: Content): ContentIssue[] =>
  inOrder(
    checks.flatMap((check) => check(content)),
    content,
  )

/**
 * Every issue of the content at once (requirement 10.1). Input: all files of `content/`, `locales/` and
 * `src/templates/`, paths from the project's root.
 */
export const checkContent = (files: readonly SourceFile[]): ContentIssue[] => issuesOf(readContent(files))
