import { withoutMarks } from '../site/invisible'

/** Milliseconds that a sentence stays: once it is said, nobody should find it at the top of the page. */
const spoken = 5000

let silence: ReturnType<typeof setTimeout>

/** The line in the page that assistive technology reads out when it changes (src/head/document.tsx). */
export const statusLine = () => document.getElementById('status')

/** Says a text to assistive technology, which would stop at the marks of typesetting. */
export function announce(text: string): void {
  const line = statusLine()
  if (!line) return
  line.textContent = withoutMarks(text)
  clearTimeout(silence)
  silence = setTimeout(() => (line.textContent = ''), spoken)
}
