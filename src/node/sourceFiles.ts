import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { SourceFile } from '../content/issues'

const folders = ['content', 'locales', 'src/templates']
const isText = (path: string) => /\.(md|json)$/.test(path)

/** Every file that `checkContent` looks at, with paths from the project's root. */
export const sourceFiles = (root: string = process.cwd()): SourceFile[] =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const path = relative(root, file).split(sep).join('/')
      return isText(path) ? { path, text: readFileSync(file, 'utf8') } : { path }
    })
