import { createHash } from 'node:crypto'
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/build/util/filesBelow'
import type { Language } from '../../src/site/languages'

const text = /\.(?:html|js|json|css|conf|map)$|(?:^|\/)_(?:headers|redirects)$/
const reversed = (value: string) => Array.from(value).reverse().join('')
const digest = (algorithm: 'sha256' | 'sha384', bytes: string | Buffer) =>
  createHash(algorithm).update(bytes).digest('base64')
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script!)

/** Replaces each key with its value in every text file. */
function replaceAll(folder: string, files: readonly string[], values: ReadonlyMap<string, string>): void {
  if (values.size === 0) return
  const any = new RegExp([...values.keys()].map((key) => key.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'g')
  for (const file of files.filter((name) => text.test(name))) {
    const before = readFileSync(join(folder, file), 'utf8')
    const after = before.replace(any, (found) => values.get(found)!)
    if (after !== before) writeFileSync(join(folder, file), after)
  }
}

/** Changes a built host into a later build of it. Returns the hashes of the inline scripts that changed, old to new. */
function makeLater(folder: string, renamed: ReadonlyMap<string, string>): Map<string, string> {
  const files = filesBelow(folder)
  const hashes = files.flatMap((file) => /^[^/]*-([0-9a-f]{20})\.(?:js|css)$/.exec(file)?.[1] ?? [])
  const { webpackCompilationHash } = JSON.parse(readFileSync(join(folder, 'page-data', 'app-data.json'), 'utf8')) as {
    webpackCompilationHash: string
  }
  const names = new Map([
    ...renamed,
    ...[...hashes, webpackCompilationHash].map((hash) => [hash, reversed(hash)] as const),
  ])
  const scripts = () =>
    [
      ...new Set(
        filesBelow(folder)
          .filter((file) => file.endsWith('index.html'))
          .flatMap((file) => inlineScripts(readFileSync(join(folder, file), 'utf8'))),
      ),
    ].map((script) => digest('sha256', script))
  const before = scripts()
  const assets = files.filter((file) => /-[0-9a-f]{20}\.(?:js|css)$/.test(file))
  const integrities = assets.map((file) => digest('sha384', readFileSync(join(folder, file))))
  replaceAll(folder, files, names)
  replaceAll(
    folder,
    files,
    new Map(
      assets.map((file, index) => [integrities[index]!, digest('sha384', readFileSync(join(folder, file)))] as const),
    ),
  )
  for (const file of files) {
    const other = [...names].reduce((name, [from, to]) => name.replace(from, to), file)
    if (other !== file) renameSync(join(folder, file), join(folder, other))
  }
  const after = scripts()
  return new Map(before.map((hash, index) => [hash, after[index]!] as const))
}

/**
 * Copies built sites and makes one of them look like a later build: a template has another name, every script and style
 * sheet and the compilation have another hash, and the integrities and the policy match them. `template` is Gatsby's
 * name of the template.
 */
export function nextBuild(sites: string, to: string, template: string, language: Language): void {
  // Compressed copies would still contain the earlier build.
  cpSync(sites, to, { recursive: true, preserveTimestamps: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  const renamed = new Map([
    [`component---src-templates-${template}-tsx`, `component---src-templates-${template}-anew-tsx`],
  ])
  const hashes = makeLater(join(to, language), renamed)
  replaceAll(join(to, language), ['_headers'], hashes)
  replaceAll(join(to, 'nginx'), [`${language}.conf`], hashes)
}
