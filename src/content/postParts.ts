/** The three parts of an article. A post shows other bands between them. */
export interface PostParts {
  /** The first paragraph; empty if the article begins with another element. */
  opening: string
  /** The next parts: the text above the first second-level heading, if there is any, and the sections after it. */
  first: string
  rest: string
}

const paragraph = /^\s*<p>.*?<\/p>\s*/s
const sections = /^(?=<section )/m

/** Number of parts in `first`. The text above the first heading counts as a part. */
const before = 3

/** Splits the HTML of an article into three parts. Joined together they are the whole article. */
export function postParts(html: string): PostParts {
  const [opening = ''] = paragraph.exec(html) ?? []
  const parts = html.slice(opening.length).split(sections)
  return { opening, first: parts.slice(0, before).join(''), rest: parts.slice(before).join('') }
}
