/**
 * A page that could not be loaded, which nobody has seen to. It goes its way as a rejected promise, and `ErrorScreen`
 * shows it.
 */
export class PageLoadError extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} could not be loaded`, { cause })
  }
}
