import { existsSync, readFileSync, readdirSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { decode } from '../../check/decode'
import type { SourceFile } from '../../check/issues'
import { imageInfo } from './imageInfo'

const folders = ['content', 'locales', 'src/templates']
const isText = (path: string) => /\.(md|markdown|json)$/i.test(path)
const isImage = (path: string) => path.startsWith('content/') && !isText(path)
/** A drawing is both an image and a text. */
const isDrawing = (path: string) => /\.svg$/i.test(path)

/** True for files that an operating system or editor leaves behind. */
const isDebris = (name: string) => /^(\.DS_Store|Thumbs\.db|.*~|.*\.sw[op])$/.test(name)

/**
 * Every entry below a folder that is not a folder. It does not follow links; the recursive `readdir` of Node 24 does.
 */
const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : entry,
  )

/** Returns every file that `checkContent` reads, or only the wanted ones, with paths relative to the project. */
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
      const source = isText(path) || isDrawing(path) ? decode(path, readFileSync(file)) : { path }
      return isImage(path) ? { ...source, image: imageInfo(file) } : source
    })
