import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { ProjectCopy } from '../projectCopy'

/** Returns functions that read the built site of a copy of the project, by the paths that a visitor requests. */
export function builtSite(copy: ProjectCopy) {
  const file = (path: string) => copy.path(join('public', path))
  const read = (path: string) => readFileSync(file(path), 'utf8')
  const html = (path: string) => read(join(path, 'index.html'))
  const page = (path: string) => parse(html(path))
  return {
    read,
    html,
    page,
    has: (path: string) => existsSync(file(path)),
    /** Returns the absolute addresses of a page by hreflang. */
    hreflang: (path: string) =>
      Object.fromEntries(
        page(path)
          .querySelectorAll('link[rel=alternate][hreflang]')
          .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ) as Record<string, string>,
  }
}
