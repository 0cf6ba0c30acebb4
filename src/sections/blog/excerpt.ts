/** Excludes punctuation from the words searched for. */
const markedWords = (excerpt: string) => excerpt.replace(/([.,;:!?]+)<\/mark>/g, '</mark>$1')

const withOrdinarySpaces = (text: string) => text.replace(/\s/g, ' ')

/** Takes away the first sentence of an excerpt if it is the title, or the end of it. */
function withoutTitle(excerpt: string, title: string): string {
  const end = excerpt.search(/[.?!] /) + 1
  const sentence = withOrdinarySpaces(excerpt.slice(0, end).replace(/<\/?mark>|\.$/g, ''))
  return sentence && withOrdinarySpaces(title).endsWith(sentence) ? excerpt.slice(end + 1) : excerpt
}

/** Adds an ellipsis where an excerpt may begin or end within a sentence; figures may be half a number. */
const withEllipses = (excerpt: string) =>
  `${/^(<mark>)?\p{Lu}/u.test(excerpt) ? '' : '… '}${excerpt}${/[.!?]$/.test(excerpt) ? '' : ' …'}`

/** Returns an excerpt of Pagefind as the search shows it: without the title, which stands above, and with ellipses. */
export const shownExcerpt = (excerpt: string, title: string): string =>
  withEllipses(withoutTitle(markedWords(excerpt), title))
