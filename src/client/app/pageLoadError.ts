/**
 * Thrown for a page that could not be loaded if no listener of `preload-error` has handled it. The promise is rejected
 * with it, and `ErrorScreen` shows it.
 */
export class PageLoadError extends Error {
  /** `address` is the path of the page, with query and fragment. */
  constructor(
    readonly address: string,
    cause: unknown,
  ) {
    super(`${address} could not be loaded`, { cause })
  }
}
