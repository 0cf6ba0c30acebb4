/** Media type per file extension; `text` ones are sent with `charset=utf-8`. */
export const contentTypes = [
  { type: 'text/html', extensions: ['html'], text: true },
  { type: 'text/css', extensions: ['css'], text: true },
  { type: 'text/javascript', extensions: ['js', 'mjs'], text: true },
  { type: 'text/plain', extensions: ['txt', 'md'], text: true },
  { type: 'application/json', extensions: ['json', 'map'], text: true },
  { type: 'application/xml', extensions: ['xml', 'xsl'], text: true },
  { type: 'application/yaml', extensions: ['yml', 'yaml'], text: true },
  { type: 'application/manifest+json', extensions: ['webmanifest'], text: true },
  { type: 'image/svg+xml', extensions: ['svg'], text: true },
  { type: 'image/png', extensions: ['png'], text: false },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], text: false },
  { type: 'image/webp', extensions: ['webp'], text: false },
  { type: 'image/avif', extensions: ['avif'], text: false },
  { type: 'image/x-icon', extensions: ['ico'], text: false },
  { type: 'font/woff2', extensions: ['woff2'], text: false },
  { type: 'application/wasm', extensions: ['wasm'], text: false },
] as const satisfies readonly { type: string; extensions: readonly string[]; text: boolean }[]
