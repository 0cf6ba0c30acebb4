import { collections, isCollection } from '../../content/schemas'
import { dataNames } from '../../content/dataSchemas'
import { slugPattern, slugRule } from '../../site/slug'
import { defaultLanguage, isLanguage, languageCodes } from '../../site/languages'
import type { Issue, FileIssue } from '../issues'
import { didYouMean } from '../nearest'
import type { Rule } from '../rule'

const isText = (name: string) => /\.(md|markdown)$/i.test(name)
const dataFiles = dataNames.map((name) => `${name}.json`)

const noLanguage = (name: string): Issue => ({
  cause: `"${name}" is not a language of this site.`,
  fix: didYouMean(name, languageCodes),
})

/** Tells what is wrong with the place or name of a markdown file; undefined if both are correct. */
function textIssue(path: string): Issue | undefined {
  const [, collection = '', key = '', name = '', ...rest] = path.split('/')
  if (!isCollection(collection)) {
    const fix = didYouMean(collection, Object.keys(collections))
    return { cause: `There is no folder "content/${collection}" that the site reads.`, fix }
  }
  if (!name || rest.length > 0)
    return { cause: 'The file lies in the wrong place.', fix: `Put it at content/${collection}/<id>/<language>.md.` }
  const language = name.replace(/\.\w+$/, '')
  if (!isLanguage(language)) return noLanguage(language)
  const cause = `The folder "${key}" has characters that cause trouble in links.`
  if (!slugPattern.test(key)) return { cause, fix: slugRule }
  if (name === `${language}.md`) return undefined
  return { cause: `The file is called "${name}", so it is not read.`, fix: `Rename it to ${language}.md.` }
}

function placeIssue(path: string): Issue | undefined {
  const [room, second = ''] = path.split('/')
  if (room === 'content' && isText(path)) return textIssue(path)
  if (room === 'content' && /^content\/[^/]+\.json$/.test(path) && !dataFiles.includes(second))
    return { cause: 'Nothing reads this file.', fix: didYouMean(second, dataFiles) }
  if (room !== 'locales') return undefined
  if (!isLanguage(second)) return noLanguage(second)
  if (/^locales\/\w+\/\w+\.json$/.test(path)) return undefined
  return { cause: 'Only files such as locales/fi/home.json are read here.', fix: 'Move or remove it.' }
}

/** Finds wrong names and places: unknown languages and folders, and files that nothing reads. */
export const filesInPlace: Rule = ({ files }) =>
  [...files.values()].flatMap(({ path: file, irregular }) => {
    const found = irregular ? undefined : placeIssue(file)
    return found ? [{ file, ...found }] : []
  })

/** Every file is an ordinary one: a symbolic link may lead nowhere on another machine, and a pipe may never end. */
export const ordinaryFiles: Rule = ({ files }) =>
  [...files.values()]
    .filter(({ irregular }) => irregular)
    .map(({ path: file, irregular }): FileIssue => ({
      file,
      cause: irregular === 'link' ? 'This is a symbolic link.' : 'This is no ordinary file.',
      fix: 'Put the file itself here.',
      stopsGatsby: true,
    }))

/** Every folder of texts has a text in at least one language. */
export const foldersHaveTexts: Rule = ({ files }) => {
  const folderOf = (path: string) => /^content\/\w+\/[^/]+(?=\/)/.exec(path)?.[0]
  const withText = new Set([...files.keys()].filter(isText).map(folderOf))
  const without = new Map([...files.keys()].map((file) => [folderOf(file), file]))
  return [...without].flatMap(([folder, file]): FileIssue | [] => {
    if (folder === undefined || withText.has(folder)) return []
    const fix = `Add ${folder}/${defaultLanguage}.md, or remove the folder.`
    return { file, cause: 'The folder has no text beside this file.', fix }
  })
}
