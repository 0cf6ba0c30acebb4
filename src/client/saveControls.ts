import { cycleRadioName } from '../pricing/cycles'
import { documentState } from '../state/documentState'
import { entryState, rewriteEntry } from '../state/history'
import { onWindow } from './events'

type Setting = boolean | string
type Control = HTMLElement & { type?: string } & Record<'open' | 'checked' | 'value', Setting>

/**
 * The controls that a visitor can set in a page, without the billing cycle: it holds for all pages (carryChoices.ts).
 */
const controls = () => [...document.querySelectorAll<Control>(`main details, main input:not([name=${cycleRadioName}])`)]

/** Returns the name of the property that holds the setting of a control. */
const property = (control: Control) =>
  control.localName === 'details' ? 'open' : control.type === 'radio' ? 'checked' : 'value'

/** True after Back until the page of the current entry is shown: the controls are still those of the page before. */
const isAwaited = () => (documentState().path ?? window.location.pathname) !== window.location.pathname

/** The controls whose settings were written last. */
let saved: Control[] = []

/** Writes the settings of the controls into the current entry of the history, to which the visitor may come back. */
export function saveControls(): void {
  if (isAwaited()) return
  saved = controls()
  const set = saved.map((control) => control[property(control)])
  if (set.length) rewriteEntry({ set })
}

/**
 * Sets the controls as they were when the visitor left this entry of the history. If their number differs, as on a
 * newer version of the page, none is set. Controls whose settings were written last are left alone: the visitor may
 * just have set them.
 */
export function restoreControls(): void {
  const all = controls()
  const { set } = entryState()
  if (set?.length !== all.length) return
  for (const [index, control] of all.entries()) if (!saved.includes(control)) control[property(control)] = set[index]!
}

/** Writes the link with the focus into the entry of the history that the visitor is about to leave. */
export function saveFocus(): void {
  const link = document.activeElement as HTMLAnchorElement
  if (!isAwaited()) rewriteEntry({ link: [...document.links].indexOf(link), to: link.pathname })
}

/**
 * Moves the focus back to the link by which the visitor left this entry, without scrolling. If another link is now in
 * its place, for example because search results are missing, it does not get the focus. Queries are not compared: the
 * billing cycle stands there only while a link is followed.
 */
export function restoreFocus(): void {
  const { link = -1, to } = entryState()
  const found = document.links[link]
  if (found?.pathname === to) found?.focus({ preventScroll: true })
}

/** Keeps the settings of a page from the start, before the application is there and without it. */
export function watchControls(): void {
  document.addEventListener('DOMContentLoaded', restoreControls)
  // A link to a place in the same page makes a new entry.
  for (const type of ['change', 'toggle', 'hashchange'] as const) onWindow(type, saveControls)
}
