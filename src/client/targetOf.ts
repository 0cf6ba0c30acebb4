/** Returns the element that an event is for; null if a script has dispatched it on the document or the window. */
export const targetOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null)
