import { withoutInvisible } from '../site/invisible'

/** Milliseconds after which a text is removed, so that nobody finds it later at the top of the page. */
const messageDuration = 5000

let clearTimer: ReturnType<typeof setTimeout>

/** The line in the page that assistive technology reads out when it changes (src/head/document.tsx). */
export const statusLine = () => document.getElementById('status')

/** Announces a text to assistive technology, without the marks of typesetting: it would pause at them. */
export function announce(text: string): void {
  const line = statusLine()
  if (!line) return
  line.textContent = withoutInvisible(text)
  clearTimeout(clearTimer)
  clearTimer = setTimeout(() => (line.textContent = ''), messageDuration)
}
