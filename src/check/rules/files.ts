import { collections } from '../../content/schemas'
import { dataNames } from '../../content/dataSchemas'
import { slugPattern } from '../../site/slug'
import { defaultLanguage, isLanguage, languageCodes } from '../../site/languages'
import { fileIssue, type Problem } from '../issues'
import { didYouMean } from '../nearest'
import type { Rule } from '../rule'

const isText = (name: string) => /\.(md|markdown)$/i.test(name)
const dataFiles = dataNames.map((name) => `${name}.json`)

/** What is wrong with the place or name of a markdown file; undefined where nothing is. */
function textProblem(path: string): Problem | undefined {
  const [, collection = '', key = '', name = '', ...rest] = path.split('/')
  const known = Object.keys(collections)
  if (!known.includes(collection))
    return [`There is no folder "content/${collection}" that the site reads.`, didYouMean(collection, known)]
  if (!name || rest.length > 0)
    return ['The file lies in the wrong place.', `Put it at content/${collection}/<id>/<language>.md.`]
  const language = name.replace(/\.\w+$/, '')
  if (!isLanguage(language))
    return [`"${language}" is not a language of this site.`, didYouMean(language, languageCodes)]
  if (!slugPattern.test(key))
    return [`The folder "${key}" has characters that cause trouble in links.`, 'Use a-z, 0-9 and single hyphens.']
  if (name === `${language}.md`) return undefined
  return [`The file is called "${name}", so it is not read.`, `Rename it to ${language}.md.`]
}

function placeProblem(path: string): Problem | undefined {
  const [room, second = ''] = path.split('/')
  if (room === 'content' && isText(path)) return textProblem(path)
  if (room === 'content' && /^content\/[^/]+\.json$/.test(path) && !dataFiles.includes(second))
    return ['Nothing reads this file.', didYouMean(second, dataFiles)]
  if (room !== 'locales') return undefined
  if (!isLanguage(second)) return [`"${second}" is not a language of this site.`, didYouMean(second, languageCodes)]
  if (/^locales\/\w+\/\w+\.json$/.test(path)) return undefined
  return ['Only files such as locales/fi/home.json are read here.', 'Move or remove it.']
}

/** Names and places: unknown languages and folders, files that nothing reads. */
export const places: Rule = ({ files }) =>
  [...files.values()].flatMap(({ path: file, irregular }) => {
    const problem = irregular ? undefined : placeProblem(file)
    return problem ? [fileIssue(file, problem)] : []
  })

/** Links to other files may lead nowhere elsewhere, and of a pipe nobody knows when it ends. */
export const ordinaryFiles: Rule = ({ files }) =>
  [...files.values()]
    .filter(({ irregular }) => irregular)
    .map(({ path: file, irregular }) => ({
      file,
      cause: irregular === 'link' ? 'This is a symbolic link.' : 'This is no ordinary file.',
      fix: 'Put the file itself here.',
      hangs: true,
    }))

/** Folders of texts hold a text in some language. */
export const folders: Rule = ({ files }) => {
  const folderOf = (path: string) => /^content\/\w+\/[^/]+(?=\/)/.exec(path)?.[0]
  const withText = new Set([...files.keys()].filter(isText).map(folderOf))
  const without = new Map([...files.keys()].map((file) => [folderOf(file), file]))
  return [...without].flatMap(([folder, file]) =>
    folder === undefined || withText.has(folder)
      ? []
      : [
          {
            file,
            cause: 'The folder has no text beside this file.',
            fix: `Add ${folder}/${defaultLanguage}.md, or remove the folder.`,
          },
        ],
  )
}
