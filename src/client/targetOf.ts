/** The element that an event is for; null where a script has dispatched it on the document or the window. */
export const targetOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null)
