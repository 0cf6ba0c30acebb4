import { Fragment, type ReactNode } from 'react'
import terms from '../../content/foreignTerms.json'
import { foreignTermFinder } from '../site/foreignTerms'
import { languageCodes } from '../site/languages'
import { useCurrentPage } from './CurrentPage'

const finders = new Map(languageCodes.map((language) => [language, foreignTermFinder(terms, language)]))

/**
 * A plain text in the language of the page. Terms of other languages within it are marked, so that a screen reader says
 * them in their own voice (WCAG 3.1.2); in articles the writer marks them. What is no text stays as it is.
 */
export function MarkedTerms({ children: text }: { children: ReactNode }) {
  const { language: own } = useCurrentPage()
  if (typeof text !== 'string') return text
  const found = finders.get(own)?.(text) ?? []
  const ends = [0, ...found.map(({ index, term }) => index + term.length)]
  return (
    <>
      {found.map(({ language, term, index }, turn) => (
        <Fragment key={index}>
          {text.slice(ends[turn], index)}
          <span lang={language}>{term}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
