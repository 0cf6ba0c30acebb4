import { announce } from './announce'
import { targetOf } from './targetOf'

/**
 * Says what a choice has changed, from the first one on, when the application has not come yet: the texts of all
 * elements with `data-answer` that show, where the choices have its name as `data-asks`. It listens before
 * `hydrate.tsx`, which keeps changes from the rest of the page for a while.
 */
export function announceAnswers(): void {
  const answer = (event: Event) => {
    const name = targetOf(event)?.closest<HTMLElement>('[data-asks]')?.dataset.asks
    if (!name) return
    const answers = [...document.querySelectorAll<HTMLElement>(`[data-answer="${name}"]`)]
    const shown = answers.filter((each) => each.getClientRects().length > 0)
    announce(shown.map(({ innerText }) => innerText.replace(/\n+/g, ', ')).join(', '))
  }
  window.addEventListener('change', answer, true)
}
