import { useForeignTerms } from '../../i18n/MarkedTerms'

/** A part of a text, from one letter to the one before another. */
interface Part {
  from: number
  to: number
}

const isIn =
  (place: number) =>
  ({ from, to }: Part) =>
    from <= place && place < to

/** Returns the text of an excerpt, and the parts of it that were searched for. */
function readExcerpt(html: string): { text: string; hits: Part[] } {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  let to = 0
  const parts = [...content.childNodes].map(({ nodeName, textContent }) => ({
    nodeName,
    from: to,
    to: (to += textContent!.length),
  }))
  return { text: content.textContent, hits: parts.filter(({ nodeName }) => nodeName === 'MARK') }
}

/** An excerpt of a page that a search found. Terms of other languages in it have a `lang` attribute, as on the page. */
export function SearchExcerpt({ html }: { html: string }) {
  const { text, hits } = readExcerpt(html)
  const terms = useForeignTerms()(text).map(({ language, term, index }) => ({
    language,
    from: index,
    to: index + term.length,
  }))
  const ends = [...hits, ...terms].flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([0, ...ends, text.length])].sort((a, b) => a - b)
  return (
    <p>
      {cuts.slice(1).map((to, index) => {
        const from = cuts[index]!
        const Tag = hits.some(isIn(from)) ? 'mark' : 'span'
        return (
          <Tag key={from} lang={terms.find(isIn(from))?.language}>
            {text.slice(from, to)}
          </Tag>
        )
      })}
    </p>
  )
}
