import type { FileIssue, SourceFile } from './issues'
import { contentOf, parseFile, type ParsedFile } from './parseContent'
import { eachBody, eachRow, eachText, ofData, type Rule } from './rule'
import { addressesOnce } from './rules/pageAddresses'
import { noLeftovers } from './rules/frontMatterText'
import { numberedFootnotes } from './rules/footnotes'
import { foldersHaveTexts, ordinaryFiles, filesInPlace } from './rules/files'
import { growingFigures, nestedFeatures, ownHighlights, featuresOfPages, ownSells } from './rules/plans'
import { columnsOfKind, quotedBands, relatedToOthers } from './rules/columns'
import { markedTerms } from './rules/foreignTerms'
import { orderedHeadings } from './rules/headings'
import { noComments, allowedHtml, noMarkdownInHtml } from './rules/html'
import { referencesExist } from './rules/ids'
import { drawingsInPages } from './rules/drawings'
import { usableImages } from './rules/imageFiles'
import { sameClauses } from './rules/legalTexts'
import { noTypedAmounts, noOddCharacters, noHiddenEntities, noHiddenEscapes } from './rules/lines'
import { noBrokenReferences, namedLinks, linkTargetsExist, sourcesElsewhere } from './rules/links'
import { entriesOnce } from './rules/lists'
import { completeLocales } from './rules/locales'
import { milestonesInOrder } from './rules/milestones'
import { wellFormedPaths } from './rules/routePaths'
import { coversExist, imagesExist } from './rules/imageReferences'
import { consistentPrices } from './rules/prices'
import { requiredFilesExist, routesOfCodeExist, everyTextIsShown } from './rules/required'
import { searchTextLengths, titlesOnce } from './rules/searchTexts'
import { ownHosts } from './rules/sites'
import { closedFences, closedStars, evenRows, noAccidentalLists, notEmpty, noMarkupAsText } from './rules/structure'
import { everyLanguage, translated } from './rules/translations'
import { namedMenuEntries, loadedMenuWords, namedPages, dataHasWords } from './rules/words'

/** The rules that run after all files are read; while reading, the schemas check the form of front matter and data. */
const rules: readonly Rule[] = [
  ({ issues }) => issues,
  // Files
  filesInPlace,
  ordinaryFiles,
  foldersHaveTexts,
  usableImages,
  drawingsInPages,
  noOddCharacters,
  noHiddenEscapes,
  // Pages and data
  ofData('pages', routesOfCodeExist),
  eachRow(requiredFilesExist),
  everyTextIsShown,
  eachRow(columnsOfKind),
  eachRow(quotedBands),
  eachRow(relatedToOthers),
  eachRow(wellFormedPaths),
  addressesOnce,
  ofData('site', ownHosts),
  referencesExist,
  entriesOnce,
  ofData('plans', consistentPrices),
  ofData('company', milestonesInOrder),
  ofData('plans', nestedFeatures),
  ofData('plans', ownHighlights),
  ofData('plans', growingFigures),
  eachRow(featuresOfPages),
  eachRow(ownSells),
  // Copy
  dataHasWords,
  eachRow(namedPages),
  ofData('navigation', namedMenuEntries),
  ofData('navigation', loadedMenuWords),
  completeLocales,
  searchTextLengths,
  titlesOnce,
  noTypedAmounts,
  everyLanguage,
  translated,
  sameClauses,
  // Front matter
  noLeftovers,
  eachText(coversExist),
  eachText(sourcesElsewhere),
  // Bodies
  eachBody(notEmpty),
  eachBody(orderedHeadings),
  eachBody(noMarkupAsText),
  eachBody(evenRows),
  eachBody(noAccidentalLists),
  eachBody(closedFences),
  eachBody(closedStars),
  eachBody(noComments),
  eachBody(allowedHtml),
  eachBody(noMarkdownInHtml),
  markedTerms,
  eachBody(noHiddenEntities),
  eachBody(noBrokenReferences),
  eachBody(namedLinks),
  eachBody(numberedFootnotes),
  linkTargetsExist,
  eachBody(imagesExist),
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
