import { announce } from './announce'
import { onWindow } from './onWindow'
import { targetOf } from './targetOf'

/**
 * Says what a choice has changed, from the first one on, when the application has not come yet: the texts of all
 * elements with `data-answer` that show, where the choices have its name as `data-asks`.
 */
export function announceAnswers(): void {
  const answer = (event: Event) => {
    const name = targetOf(event)?.closest<HTMLElement>('[data-asks]')?.dataset.asks
    if (!name) return
    const answers = [...document.querySelectorAll<HTMLElement>(`[data-answer="${name}"]`)]
    const shown = answers.filter((each) => each.getClientRects().length > 0)
    announce(shown.map(({ innerText }) => innerText.replace(/\n+/g, ', ')).join(', '))
  }
  onWindow('change', answer)
}
