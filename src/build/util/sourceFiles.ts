import { existsSync, readFileSync, readdirSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { decode } from '../../check/decode'
import type { SourceFile } from '../../check/issues'
import { imageInfo } from './imageInfo'

const folders = ['content', 'locales', 'src/templates']
const isText = (path: string) => /\.(md|markdown|json)$/i.test(path)
const isImage = (path: string) => path.startsWith('content/') && !isText(path)

/** What an operating system or editor leaves beside files; nobody means it. */
const isDebris = (name: string) => /^(\.DS_Store|Thumbs\.db|.*~|.*\.sw[op])$/.test(name)

/** Everything below a folder but folders. Links are not followed, which Node 24 does where it reads recursively. */
const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : entry,
  )

/** Every file that `checkContent` looks at, or those of them that are wanted, with paths from the project's root. */
export const sourceFiles = (
  root: string = process.cwd(),
  wanted: (path: string) => boolean = () => true,
): SourceFile[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => entriesBelow(join(root, folder)))
    .filter(({ name }) => !isDebris(name))
    .map((entry) => ({ entry, file: join(entry.parentPath, entry.name) }))
    .map(({ entry, file }) => ({ entry, file, path: relative(root, file).split(sep).join('/') }))
    .filter(({ path }) => wanted(path))
    .map(({ entry, file, path }): SourceFile => {
      if (!entry.isFile()) return { path, irregular: entry.isSymbolicLink() ? 'link' : 'special' }
      if (isText(path)) return decode(path, readFileSync(file))
      return isImage(path) ? { path, image: imageInfo(file) } : { path }
    })
