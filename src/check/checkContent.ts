import type { FileIssue, SourceFile } from './issues'
import { contentOf, parseFile, type ParsedFile } from './parseContent'
import { eachBody, eachRow, eachText, ofData, type Rule } from './rule'
import { addressesOnce } from './rules/pageAddresses'
import { noLeftovers } from './rules/frontMatterText'
import { folders, ordinaryFiles, places } from './rules/files'
import { growingFigures, nestedFeatures, ownHighlights, featuresOfPages, ownSells } from './rules/plans'
import { columnsOfKind, quotedBands, relatedToOthers } from './rules/columns'
import { markedTerms } from './rules/foreignTerms'
import { comments, html } from './rules/html'
import { referencesExist } from './rules/ids'
import { imageFiles } from './rules/imageFiles'
import { sameClauses } from './rules/legalTexts'
import { amounts, characters, hiddenEntities } from './rules/lines'
import { brackets, linkWords, links, sources } from './rules/links'
import { entriesOnce } from './rules/lists'
import { locales } from './rules/locales'
import { milestones } from './rules/milestones'
import { paths } from './rules/routePaths'
import { covers, imageReferences } from './rules/imageReferences'
import { prices } from './rules/prices'
import { requiredFiles, routesOfCode, shownTexts } from './rules/required'
import { searchTexts, titlesOnce } from './rules/searchTexts'
import { sites } from './rules/sites'
import {
  closedFences,
  closedStars,
  evenRows,
  headingLevels,
  listItems,
  notEmpty,
  readable,
  shownAsText,
} from './rules/structure'
import { everyLanguage, translated } from './rules/translations'
import { menuLabels, menuNamespaces, shortNames, dataHasWords } from './rules/words'

/** The rules that run after all files are read; while reading, the schemas check the form of front matter and data. */
const rules: readonly Rule[] = [
  ({ issues }) => issues,
  // Files
  places,
  ordinaryFiles,
  folders,
  imageFiles,
  characters,
  // Pages and data
  ofData('pages', routesOfCode),
  eachRow(requiredFiles),
  shownTexts,
  eachRow(columnsOfKind),
  eachRow(quotedBands),
  eachRow(relatedToOthers),
  eachRow(paths),
  addressesOnce,
  ofData('site', sites),
  referencesExist,
  entriesOnce,
  ofData('plans', prices),
  ofData('company', milestones),
  ofData('plans', nestedFeatures),
  ofData('plans', ownHighlights),
  ofData('plans', growingFigures),
  eachRow(featuresOfPages),
  eachRow(ownSells),
  // Copy
  dataHasWords,
  eachRow(shortNames),
  ofData('navigation', menuLabels),
  ofData('navigation', menuNamespaces),
  locales,
  searchTexts,
  titlesOnce,
  amounts,
  everyLanguage,
  translated,
  sameClauses,
  // Front matter
  noLeftovers,
  eachText(covers),
  eachText(sources),
  // Bodies
  eachText(readable),
  eachBody(notEmpty),
  eachBody(headingLevels),
  eachBody(shownAsText),
  eachBody(evenRows),
  eachBody(listItems),
  eachBody(closedFences),
  eachBody(closedStars),
  eachBody(comments),
  eachBody(html),
  markedTerms,
  eachBody(hiddenEntities),
  eachBody(brackets),
  eachBody(linkWords),
  links,
  eachBody(imageReferences),
]

/** Returns every issue of files that have been read, sorted by file and line, each with its line of text. */
export function checkParsed(read: readonly ParsedFile[]): FileIssue[] {
  const content = contentOf(read)
  const excerpt = ({ file, line, excerpt: given }: FileIssue) =>
    line === undefined ? undefined : (given ?? content.files.get(file)?.text?.split('\n')[line - 1])
  return rules
    .flatMap((rule) => rule(content))
    .map((issue) => ({ ...issue, excerpt: excerpt(issue) }))
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
}

/**
 * Returns every issue of the content at once (requirement 10.1). `files` are all files of `content/`, `locales/` and
 * `src/templates/`, with paths from the project's root.
 */
export const checkContent = (files: readonly SourceFile[]): FileIssue[] => checkParsed(files.map(parseFile))
