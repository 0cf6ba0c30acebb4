import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What decides how code is built besides the code: packages, options of compilers, Gatsby's plugins. */
const always = ['package-lock.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts']

/** The name of a file that is named after what decides how it looks: 20 digits of the digest of that. */
export const contentName = (...parts: readonly (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha1'))
    .digest('hex')
    .slice(0, 20)

const digestOf = (files: readonly string[], root: string) =>
  files
    .reduce((hash, file) => hash.update(file).update(readFileSync(join(root, file))), createHash('sha1'))
    .digest('hex')

const filesIn = (folder: string, endings: readonly string[], root: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => join(folder, file))
    .sort()

/** Digest of the files below a folder of the project that have one of some endings. */
export const folderDigest = (folder: string, endings: readonly string[]): string =>
  digestOf(filesIn(folder, endings, process.cwd()), process.cwd())

/** The same of code with what decides how it is built. */
export const codeDigest = (folder: string, endings: readonly string[], root = process.cwd()): string =>
  digestOf([...always, ...filesIn(folder, endings, root)], root)
