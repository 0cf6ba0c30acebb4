import { useCopy } from '../../i18n/useCopy'

/** The reading time of a post. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const copy = useCopy('blog')
  return <p>{copy('readingTime', { minutes })}</p>
}
