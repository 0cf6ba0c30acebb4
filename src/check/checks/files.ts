import { isLanguage, languageCodes } from '../../site/languages'
import { dataNames } from '../../content/dataSchemas'
import type { ContentIssue } from '../issues'
import { didYouMean } from '../nearest'
import type { Content } from '../readContent'
import { collections } from '../../content/schemas'
import { proposedSlug, slugPattern } from '../../content/slug'

const collectionNames = Object.keys(collections)

/** What is wrong with the place or name of a markdown file; undefined where nothing is. */
function markdownIssue(file: string): Omit<ContentIssue, 'file'> | undefined {
  const [collection = '', key = '', name = '', ...rest] = file.split('/').slice(1)
  if (!collectionNames.includes(collection))
    return {
      cause: `There is no folder "content/${collection}" that the site reads.`,
      fix: didYouMean(collection, collectionNames),
    }
  if (rest.length === 1 && isLanguage(name))
    return {
      cause: 'The language is the name of the file and no folder.',
      fix: `Put it at content/${collection}/${key}/${name}.md.`,
    }
  if (!name || rest.length > 0)
    return {
      cause: 'The file lies in the wrong place.',
      fix: `Put it at content/${collection}/<id>/<language>.md, such as content/${collection}/${proposedSlug(key.replace(/\.\w+$/, '')) || 'my-text'}/fi.md.`,
    }
  const stem = name.replace(/\.(md|markdown)$/i, '')
  if (isLanguage(key) && !isLanguage(stem))
    return {
      cause: `The folder is named after a language and the file after a text; it is the other way round here.`,
      fix: `Rename it to content/${collection}/${stem}/${key}.md.`,
    }
  if (!slugPattern.test(key))
    return {
      cause: `The folder "${key}" has characters that cause trouble in links.`,
      fix: `Rename it to ${proposedSlug(key) || 'words-of-the-title'}.`,
    }
  const near = stem.slice(0, 2).toLowerCase()
  if (!isLanguage(stem))
    return {
      cause: `"${stem}" is not a language of this site.`,
      fix:
        isLanguage(near) && /^(..|..[-_].*)$/.test(stem)
          ? `Did you mean ${near}? Rename the file to ${near}.md.`
          : didYouMean(stem, languageCodes),
    }
  return name === `${stem}.md`
    ? undefined
    : { cause: `The file is called "${name}", so it is not read.`, fix: `Rename it to ${stem}.md.` }
}

function fileIssue(path: string): Omit<ContentIssue, 'file'> | undefined {
  const name = path.split('/').at(-1)!
  if (path.startsWith('content/') && /\.(md|markdown)$/i.test(path)) return markdownIssue(path)
  const language = path.split('/')[1]!
  if (path.startsWith('locales/') && !isLanguage(language))
    return { cause: `"${language}" is not a language of this site.`, fix: didYouMean(language, languageCodes) }
  if (path.startsWith('locales/') && !/^locales\/\w+\/\w+\.json$/.test(path))
    return { cause: 'Only files such as locales/fi/home.json are read here.', fix: 'Move or remove it.' }
  if (
    path.startsWith('content/') &&
    /^[^/]+\.json$/.test(path.slice(8)) &&
    !dataNames.some((data) => name === `${data}.json`)
  )
    return {
      cause: 'Nothing reads this file.',
      fix: didYouMean(
        name,
        dataNames.map((data) => `${data}.json`),
      ),
    }
  return undefined
}

/** Folders of texts that hold no text in any language. */
function emptyFolders(paths: readonly string[]): ContentIssue[] {
  const folders = new Map<string, string[]>()
  for (const path of paths) {
    const [, folder, name] = /^(content\/\w+\/[^/]+)\/(.+)$/.exec(path) ?? []
    if (folder && name) folders.set(folder, [...(folders.get(folder) ?? []), name])
  }
  return [...folders]
    .filter(([, names]) => !names.some((name) => /\.(md|markdown)$/i.test(name)))
    .map(([folder, names]) => ({
      file: `${folder}/${names[0]!}`,
      cause: 'The folder has no text beside this file.',
      fix: `Add ${folder}/fi.md, or remove the folder.`,
    }))
}

/** Issues of names and places: unknown languages and folders, links to other files, files that nothing reads. */
export const checkFiles = ({ files }: Content): ContentIssue[] => [
  ...[...files.values()].flatMap(({ path, irregular }): ContentIssue[] => {
    if (irregular) {
      const cause =
        irregular === 'link'
          ? 'This is a symbolic link; what it leads to may be missing elsewhere.'
          : 'This is no ordinary file.'
      return [{ file: path, cause, fix: 'Put the file itself here.', hangs: true }]
    }
    const issue = path.startsWith('src/') ? undefined : fileIssue(path)
    return issue ? [{ file: path, ...issue }] : []
  }),
  ...emptyFolders([...files.keys()].filter((path) => path.startsWith('content/'))),
]
