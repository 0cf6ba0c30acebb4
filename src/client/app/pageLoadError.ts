/**
 * Thrown for a page that could not be loaded if no listener of `preload-error` has handled it. The promise is rejected
 * with it, and `ErrorScreen` shows it.
 */
export class PageLoadError extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} could not be loaded`, { cause })
  }
}
