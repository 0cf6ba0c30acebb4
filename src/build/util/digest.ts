import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './filesBelow'

/** What decides how code is built besides the code: packages, options of compilers, Gatsby's plugins. */
const always = ['package-lock.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts']

const sha1 = (parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest('hex')

/** The name of a file that is named after what decides how it looks: 20 digits of the digest of that. */
export const contentName = (...parts: readonly (string | Buffer)[]): string => sha1(parts).slice(0, 20)

const digestOf = (files: readonly string[], root: string) =>
  sha1(files.flatMap((file) => [file, readFileSync(join(root, file))]))

const codeIn = (folder: string, root: string) =>
  filesBelow(join(root, folder))
    .filter((file) => /\.(ts|js|json)$/.test(file))
    .map((file) => join(folder, file))

/** Digest of the code that runs in node, and of tables beside it, below a folder of the project. */
export const folderDigest = (folder: string): string => digestOf(codeIn(folder, process.cwd()), process.cwd())

/** The same with what decides how code is built. */
export const codeDigest = (folder: string, root = process.cwd()): string =>
  digestOf([...always, ...codeIn(folder, root)], root)
