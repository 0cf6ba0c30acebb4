import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { licensesPath } from '../../site/publicFiles'
import { gatsbyFolders } from '../util/gatsbyInNode'
import search from './pagefindParts.json'
import { pagefindFile } from './search'
import type { FileMaker } from './siteFile'

interface Package {
  name: string
  version: string
  license?: string
  homepage?: string
  authors?: readonly string[]
}

const packages = join(process.cwd(), 'node_modules')

/**
 * Returns the folder of the package that a file belongs to; undefined for files of the site. Gatsby copies its browser
 * code into its cache folder.
 */
const packageOf = (file: string): string | undefined =>
  file.startsWith(join(process.cwd(), gatsbyFolders.caches) + sep)
    ? join(packages, 'gatsby')
    : /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(file)?.[0]

const readAll = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => readAll(join(path, name)))
    : [readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim()]

/** The licence texts of a package, with the copyright lines: files, or files in a folder. Some packages have none. */
const licenseTexts = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .sort()
    .flatMap((name) => readAll(join(folder, name)))

/**
 * Returns name, version and licence of a package, with the licence texts or, without any, the authors. Throws if the
 * package names no licence.
 */
function entryOf(folder: string): string {
  const { name, version, license, homepage, authors } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Package
  if (!license) throw new Error(`${name} ${version} reaches browsers and names no licence`)
  const head = [`${name} ${version}`, `Licence: ${license}`, ...(homepage ? [homepage] : [])]
  const texts = licenseTexts(folder)
  return [head.join('\n'), ...(texts.length > 0 || !authors ? texts : [`By ${authors.join(', ')}`])].join('\n\n')
}

const rule = `\n\n${'-'.repeat(72)}\n\n`

/**
 * Returns the packages that some files belong to, with their licences, sorted by name. The same packages always give
 * the same text. `more` are entries to add.
 */
export function licensesText(files: readonly string[], more: readonly string[] = []): string {
  const folders = new Set(files.flatMap((file) => packageOf(file) ?? []))
  const entries = new Set([...[...folders].map(entryOf), ...more])
  const title = 'Programs and fonts of others that this website sends to browsers, each with its licence.'
  return `${[title, ...[...entries].sort()].join(rule)}\n`
}

/**
 * The parts that are compiled into the search. Its package does not list them: they were read from its repository and
 * its files.
 */
const partsOfSearch = search.parts.map(
  ({ name, license, home }) => `${name}, in pagefind ${search.pagefind}\nLicence: ${license}\n${home}`,
)

/** Webpack's runtime is in every bundle. */
const webpackFile = join(packages, 'webpack', 'package.json')

/** The package that the fonts in src/styles/fonts are made from. */
const fontPackage = join(packages, '@fontsource-variable', 'schibsted-grotesk', 'package.json')

/**
 * Makes `licenses.txt`: the licences of everything that reaches a visitor's browser. `files` are the source files of
 * the scripts and the style sheet; fonts and search are added here.
 */
export const licenses =
  (files: readonly string[]): FileMaker =>
  () => [
    {
      path: licensesPath.slice(1),
      content: licensesText([...files, webpackFile, fontPackage, pagefindFile], partsOfSearch),
    },
  ]
