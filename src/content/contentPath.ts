import type { Language } from '../site/languages'
import type { Collection } from './schemas'

/** The place of a text: `content/<collection>/<key>/<language>.md`. */
export interface ContentPath {
  collection: Collection
  /** Name of the folder, the same for all languages of a text. */
  key: string
  language: Language
}

/** Identifies a text in its collection. */
export type TextKey = Pick<ContentPath, 'key' | 'language'>
