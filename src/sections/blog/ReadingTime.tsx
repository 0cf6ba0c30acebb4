import { useCopy } from '../../i18n/useCopy'

/** Minutes from which on it helps to know: nearly every post takes three or four. */
const worthSaying = 5

/** How long a post takes to read, where it takes long. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const copy = useCopy('blog')
  return minutes < worthSaying ? null : <span>{copy('readingTime', { minutes })}</span>
}
