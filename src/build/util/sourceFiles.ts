import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { decode } from '../../check/decode'
import type { SourceFile } from '../../check/issues'
import { imageInfo } from './imageInfo'

const folders = ['content', 'locales', 'src/templates']
const isText = (path: string) => /\.(md|markdown|json)$/i.test(path)
const isImage = (path: string) => path.startsWith('content/') && !isText(path)

/** What an operating system or editor leaves beside files; nobody means it. */
const isDebris = (name: string) => /^(\.DS_Store|Thumbs\.db|.*~|.*\.sw[op])$/.test(name)

/** Every file that `checkContent` looks at, or those of them that are wanted, with paths from the project's root. */
export const sourceFiles = (
  root: string = process.cwd(),
  wanted: (path: string) => boolean = () => true,
): SourceFile[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory() && !isDebris(entry.name))
    .map((entry) => ({ entry, file: join(entry.parentPath, entry.name) }))
    .map(({ entry, file }) => ({ entry, file, path: relative(root, file).split(sep).join('/') }))
    .filter(({ path }) => wanted(path))
    .map(({ entry, file, path }): SourceFile => {
      if (!entry.isFile()) return { path, irregular: entry.isSymbolicLink() ? 'link' : 'special' }
      if (isText(path)) return decode(path, readFileSync(file))
      return isImage(path) ? { path, image: imageInfo(file) } : { path }
    })
