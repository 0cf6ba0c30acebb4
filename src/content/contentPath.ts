import { isLanguage, type Language } from '../site/languages'
import { isCollection, type Collection } from './schemas'

export interface ContentPath {
  collection: Collection
  /** Folder name: the translation key that ties translations together. */
  key: string
  language: Language
}

/** What tells a text from the others of its collection. */
export type TextKey = Pick<ContentPath, 'key' | 'language'>

/** Reads `features/mass-invoicing/fi.md` (a path inside `content/`); undefined for any other file. */
export function parseContentPath(path: string): ContentPath | undefined {
  const [collection, key, file, ...rest] = path.split('/')
  const language = /^(\w+)\.md$/.exec(file ?? '')?.[1]
  if (!collection || !key || rest.length > 0 || !isCollection(collection) || !isLanguage(language)) return undefined
  return { collection, key, language }
}
