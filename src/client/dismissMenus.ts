import { onWindow } from './onWindow'
import { targetOf } from './targetOf'

/** What opens over the page: the menu of a narrow screen (a popover) and the menus within it (disclosures). */
const popover = '[popover]'
const disclosure = 'details[name=header]'

/** Older browsers have no popovers. */
type Popover = Element & Partial<Pick<HTMLElement, 'togglePopover'>>

const all = <Found extends Element>(selector: string) => document.querySelectorAll<Found>(selector)

/** Closes what is open and does not hold the element. */
function closeOthers(target: Element | null): void {
  for (const menu of all<HTMLDetailsElement>(disclosure)) if (!menu.contains(target)) menu.open = false
  // The button of a popover closes it by itself.
  for (const menu of all<Popover>(popover))
    if (!menu.contains(target) && !target?.closest('[popovertarget]')) menu.togglePopover?.(false)
}

/**
 * A menu that closes above the focus pulls up what is below it, out of a low window. In a row that scrolls sideways
 * browsers leave a link where it is of which a sliver is in sight.
 */
function onFocus(event: Event): void {
  const target = targetOf(event)
  closeOthers(target)
  if (target?.closest(`${popover},[data-scrolls]`)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Escape closes the innermost menu and goes back to its summary. */
function onEscape(event: KeyboardEvent): void {
  const menu = document.activeElement?.closest<HTMLDetailsElement>(`${disclosure}[open]`)
  if (event.key !== 'Escape' || !menu) return
  event.preventDefault()
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/**
 * Menus close with Escape, when something else is pressed or gets the focus, and with the choice of a link, also of the
 * page that is shown. From the boot script: it works before the application has come, and if it never comes.
 */
export function dismissMenus(): void {
  onWindow('pointerdown', (event) => closeOthers(targetOf(event)))
  onWindow('focusin', onFocus)
  onWindow('keydown', onEscape)
  onWindow('click', (event) => {
    if (targetOf(event)?.closest(`${popover} a`)) closeOthers(null)
  })
}
