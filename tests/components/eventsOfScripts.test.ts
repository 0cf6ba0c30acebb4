import { announceAnswers } from '../../src/client/boot/announceAnswers'
import { carryChoices } from '../../src/client/carryChoices'
import { dismissMenus } from '../../src/client/boot/dismissMenus'
import { onIntent } from '../../src/client/boot/onIntent'
import { prefetchOnIntent } from '../../src/client/app/prefetchOnIntent'

test('events that a script dispatches on the document, not on an element, throw nothing', () => {
  const faults: unknown[] = []
  window.addEventListener('error', ({ error }) => faults.push(error))
  document.body.innerHTML = '<details name="header" open></details><div popover></div>'
  announceAnswers()
  dismissMenus()
  carryChoices('fi')
  onIntent(() => undefined)
  prefetchOnIntent()
  for (const type of ['pointerdown', 'focusin', 'click', 'auxclick', 'change', 'touchstart', 'pointerover'])
    document.dispatchEvent(new Event(type))
  expect(faults).toEqual([])
})
