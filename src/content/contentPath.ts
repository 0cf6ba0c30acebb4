import { isLanguage, type Language } from '../site/languages'
import { isCollection, type Collection } from './schemas'

export interface ContentPath {
  collection: Collection
  /** Name of the folder, the same for all languages of a text. */
  key: string
  language: Language
}

/** Identifies a text in its collection. */
export type TextKey = Pick<ContentPath, 'key' | 'language'>

/** Splits the path of a text inside `content/`, such as `features/mass-invoicing/fi.md`; undefined for other files. */
export function parseContentPath(path: string): ContentPath | undefined {
  const [collection, key, file, ...rest] = path.split('/')
  const language = /^(\w+)\.md$/.exec(file ?? '')?.[1]
  if (!collection || !key || rest.length > 0 || !isCollection(collection) || !isLanguage(language)) return undefined
  return { collection, key, language }
}
