import { announce } from '../announce'
import { onWindow, targetOf } from '../events'

/**
 * Announces the result of each choice, with and without the application: the texts of all visible elements with
 * `data-answer`, if the controls are in an element with the same name as `data-asks`.
 */
export function announceAnswers(): void {
  const answer = (event: Event) => {
    const name = targetOf(event)?.closest<HTMLElement>('[data-asks]')?.dataset.asks
    if (!name) return
    const answers = [...document.querySelectorAll<HTMLElement>(`[data-answer="${name}"]`)]
    const visible = answers.filter((element) => element.getClientRects().length > 0)
    announce(visible.map(({ innerText }) => innerText.replace(/\n+/g, ', ')).join(', '))
  }
  onWindow('change', answer)
}
