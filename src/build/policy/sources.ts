import site from '../../../content/site.json'

const self = "'self'"
const wasm = "'wasm-unsafe-eval'"

/**
 * Who may be a source of what, by directive of the Content-Security-Policy (https://www.w3.org/TR/CSP3/), besides the third parties of
 * `thirdParties.ts`; of everything else, nobody. `site` are the pages: the search in the blog runs on WebAssembly. `editor` is what lies below
 * /admin: its components write styles themselves, its images are made in the browser, partly in WebAssembly, and it asks the repository.
 */
export const sources = {
  'script-src': { site: [self, wasm], editor: [self, wasm] },
  'style-src': { site: [self], editor: [self, "'unsafe-inline'"] },
  'img-src': { site: [self], editor: [self, 'blob:', 'data:'] },
  'media-src': { site: [], editor: ['blob:'] },
  'font-src': { site: [self], editor: [self] },
  'connect-src': { site: [self], editor: [self, 'blob:', 'data:', new URL(site.repository.url).origin] },
  'frame-src': { site: [], editor: ['blob:'] },
  'worker-src': { site: [self], editor: [self, 'blob:'] },
  'manifest-src': { site: [self], editor: [self, 'blob:'] },
  'base-uri': { site: [], editor: [] },
  'form-action': { site: [], editor: [] },
  'frame-ancestors': { site: [], editor: [] },
} as const satisfies Record<string, Record<'site' | 'editor', readonly string[]>>

export type Directive = keyof typeof sources
