import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './filesBelow'

/** Files that decide how code is built: packages, compiler options, Gatsby's plugins. */
const buildFiles = ['package-lock.json', 'tsconfig.json', 'gatsby-config.ts', 'gatsby-node.ts']

const sha1 = (parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest('hex')

/** Returns a file name made from the data that decide how the file looks: the first 20 digits of their digest. */
export const shortDigest = (...parts: readonly (string | Buffer)[]): string => sha1(parts).slice(0, 20)

const digestOf = (files: readonly string[], root: string) =>
  sha1(files.flatMap((file) => [file, readFileSync(join(root, file))]))

const codeIn = (folder: string, root: string) =>
  filesBelow(join(root, folder))
    .filter((file) => /\.(ts|js|json)$/.test(file))
    .map((file) => join(folder, file))

/** Returns the digest of the code, and of the JSON beside it, below a folder of the project. */
export const folderDigest = (folder: string): string => digestOf(codeIn(folder, process.cwd()), process.cwd())

/** Returns the digest of all code of a project and of the files that decide how it is built. */
export const codeDigest = (root: string): string => digestOf([...buildFiles, ...codeIn('src', root)], root)
