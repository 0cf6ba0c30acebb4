import { Fragment, type ReactNode } from 'react'
import terms from '../../content/foreignTerms.json'
import { foreignTermFinder } from '../site/foreignTerms'
import { inEachLanguage } from '../site/languages'
import { useCurrentPage } from './CurrentPage'

const finders = inEachLanguage((language) => foreignTermFinder(terms, language))

/** Returns the function that finds the terms of other languages in a text of the page. */
export const useForeignTerms = () => finders[useCurrentPage().language]

/**
 * A plain text in the language of the page. Terms of other languages in it get a `lang` attribute, so that a screen
 * reader pronounces them correctly (WCAG 3.1.2); in articles the writer marks them. Children that are not a string stay
 * as they are.
 */
export function MarkedTerms({ children: text }: { children: ReactNode }) {
  const find = useForeignTerms()
  if (typeof text !== 'string') return text
  const found = find(text)
  const ends = [0, ...found.map(({ index, term }) => index + term.length)]
  return (
    <>
      {found.map(({ language, term, index }, order) => (
        <Fragment key={index}>
          {text.slice(ends[order], index)}
          <span lang={language}>{term}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
