/** Loads the page again. */
export const reload = () => window.location.reload()
