/** Delays of the signals on `window`, in milliseconds (requirement 9.8). */
export const renderDelay = 1000
export const translationsDelay = 100

const signal = (name: string, detail?: object, cancelable = false) =>
  window.dispatchEvent(new CustomEvent(name, { detail, cancelable }))

/** Dispatches `render-complete` a second after page start. */
export const signalRenderComplete = () => setTimeout(() => signal('render-complete'), renderDelay)

/** Dispatches `translations-loaded` about 100 ms after the texts of a language are there. */
export const signalTranslations = (language: string) =>
  setTimeout(() => signal('translations-loaded', { language }), translationsDelay)

/**
 * Dispatches `preload-error` for a page that could not be loaded. Returns true unless a listener has cancelled it; such
 * a listener handles the error.
 */
export const signalPreloadError = (path: string, error: unknown): boolean =>
  signal('preload-error', { path, error }, true)
