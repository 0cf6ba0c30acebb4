import { fill } from '../../content/fill'
import { mapStrings } from '../../content/strings'
import type { Language } from '../../site/languages'
import { typeset } from '../typesetting/typeset'
import { copyVariables } from './copyVariables'
import type { ResolverContext } from './resolverContext'

/**
 * Returns copy as pages show it: with the variables filled in, and typeset. `field` is the field name of copy that is a
 * single text.
 */
export function finishedCopy<T>(copy: T, language: Language, context: ResolverContext, field?: string): T {
  const values = copyVariables(language, context)
  return mapStrings(copy, (text, key) => typeset(fill(text, values), language, key), field)
}
