import { cycleRadios } from '../pricing/cycles'
import { documentState } from '../state/documentState'
import { entryState, rewriteEntry } from '../state/history'
import { onWindow } from './onWindow'

type Setting = boolean | string
type Control = HTMLElement & { type?: string } & Record<'open' | 'checked' | 'value', Setting>

/**
 * What the visitor can set in a page. The billing cycle is not its page's: it goes along with them (carryChoices.ts).
 */
const controls = () => [...document.querySelectorAll<Control>(`main details, main input:not([name=${cycleRadios}])`)]

/** The property that says how a control is set. */
const property = (control: Control) =>
  control.localName === 'details' ? 'open' : control.type === 'radio' ? 'checked' : 'value'

/** True while the page of the present entry is awaited, after Back: the controls are still those of the page before. */
const isAwaited = () => (documentState().path ?? window.location.pathname) !== window.location.pathname

/** The controls whose settings were written last. */
let kept: Control[] = []

/** Writes how the controls are set into the entry of the browser's history to which the visitor may come back. */
export function keepControls(): void {
  if (isAwaited()) return
  kept = controls()
  const set = kept.map((control) => control[property(control)])
  if (set.length) rewriteEntry({ set })
}

/**
 * Sets the controls as they were when this entry of the history was left; all or none, as a newer page may have others.
 * What stands in the page since it was written last is left alone: the visitor may just have set it.
 */
export function restoreControls(): void {
  const all = controls()
  const { set } = entryState()
  if (set?.length !== all.length) return
  for (const [index, control] of all.entries()) if (!kept.includes(control)) control[property(control)] = set[index]!
}

/** Writes which link has the focus into the entry of the history that the visitor is about to leave. */
export function keepFocus(): void {
  const link = document.activeElement as HTMLAnchorElement
  if (!isAwaited()) rewriteEntry({ link: [...document.links].indexOf(link), href: link.href })
}

/**
 * Gives the focus back to the link by which the visitor left this entry, and leaves the page where it is. Another link
 * may stand in its place, where results of a search are missing: it gets none.
 */
export function restoreFocus(): void {
  const { link = -1, href } = entryState()
  const found = document.links[link]
  if (found?.href === href) found?.focus({ preventScroll: true })
}

/** Keeps what is set in a page from its first moment on, before the application has come and without it. */
export function watchControls(): void {
  document.addEventListener('DOMContentLoaded', restoreControls)
  // A link within the page makes a new entry.
  for (const type of ['change', 'toggle', 'hashchange'] as const) onWindow(type, keepControls)
}
