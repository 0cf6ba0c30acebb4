import { createHash } from 'node:crypto'

/** Returns the subresource integrity (https://www.w3.org/TR/SRI/) of a file's bytes. */
export const integrity = (bytes: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
