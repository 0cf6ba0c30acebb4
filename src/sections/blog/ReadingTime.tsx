import { useCopy } from '../../i18n/useCopy'

/** How long a post takes to read. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const copy = useCopy('blog')
  return <p>{copy('readingTime', { minutes })}</p>
}
