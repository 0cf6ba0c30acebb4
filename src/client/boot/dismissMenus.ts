import { focusWrapperId } from '../../site/gatsbyIds'
import { onWindow, targetOf } from '../events'

/** What opens over the page: the menu of a narrow screen (a popover), and the menus in the header (disclosures). */
const popover = '[popover]'
const disclosure = 'details[name=header]'

/** In older browsers `togglePopover` is missing. */
type Popover = Element & Partial<Pick<HTMLElement, 'togglePopover'>>

const all = <Found extends Element>(selector: string) => document.querySelectorAll<Found>(selector)

/** Closes all open menus that do not contain the element. */
function closeOthers(target: Element | null): void {
  for (const menu of all<HTMLDetailsElement>(disclosure)) if (!menu.contains(target)) menu.open = false
  // The button of a popover closes it without our help.
  for (const menu of all<Popover>(popover))
    if (!menu.contains(target) && !target?.closest('[popovertarget]')) menu.togglePopover?.(false)
}

/**
 * Keeps a focused link in view. A menu that closes above it moves the content up, perhaps out of a low window. In a row
 * that scrolls sideways, browsers do not scroll to a link if a small part of it is visible.
 */
function onFocus(event: Event): void {
  const target = targetOf(event)
  // A press on plain words in a menu gives the focus to the wrapper of the page: the visitor is still in the menu.
  if (target?.id === focusWrapperId) return
  closeOthers(target)
  if (target?.closest(`${popover},[data-scrolls]`)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * Closes the innermost open menu, or the search, with Escape, and moves the focus to its summary. Only these have a
 * name; a question of an FAQ stays open.
 */
function onEscape(event: KeyboardEvent): void {
  const menu = document.activeElement?.closest<HTMLDetailsElement>('details[name][open]')
  if (event.key !== 'Escape' || !menu) return
  event.preventDefault()
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/**
 * Closes menus with Escape, when another element is pressed or focused, when a link in the popover is chosen, even one
 * to the current page, and when the window becomes too wide for the popover; and the search with Escape. As a part of
 * the boot script it works before the application is there, and without it.
 */
export function dismissMenus(): void {
  onWindow('pointerdown', (event) => closeOthers(targetOf(event)))
  onWindow('focusin', onFocus)
  onWindow('keydown', onEscape)
  onWindow('click', (event) => {
    if (targetOf(event)?.closest(`${popover} a`)) closeOthers(null)
  })
  onWindow('resize', () => {
    if (!document.querySelector<HTMLElement>('[popovertarget]')?.offsetWidth) closeOthers(null)
  })
}
