import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import site from '../../content/site.json'
import { editorPath } from '../site/publicFiles'
import { integrity } from '../build/util/integrity'
import { licensesText } from '../build/files/licenses'
import type { SiteFile } from '../build/files/siteFile'

/** Parts of the editor that this site never uses: maps and syntax highlighting. */
const unused = ['@shikijs/*', 'leaflet', 'terra-draw', 'terra-draw-leaflet-adapter']

const folder = editorPath.slice(1)

/** The page of the editor, with the integrity of its program. */
const page = (integrity: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>${site.product.name}</title>
    <link rel="cms-config-url" type="text/yaml" href="${editorPath}/config.yml">
    <script type="module" src="${editorPath}/editor.js" integrity="${integrity}"></script>
  </head>
  <body></body>
</html>
`

/**
 * Bundles the editor's program from its package, so that it loads nothing from other hosts. Returns the program and the
 * licences of its packages.
 */
async function script(): Promise<SiteFile[]> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: "import { init } from '@sveltia/cms'\nvoid init()",
      resolveDir: process.cwd(),
      sourcefile: 'editor.js',
    },
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: ['es2022'],
    outdir: join(process.cwd(), folder),
    entryNames: 'editor',
    chunkNames: 'chunks/[name]-[hash]',
    external: unused,
    legalComments: 'linked',
    logLevel: 'error',
  })
  const sources = Object.keys(metafile.inputs).map((file) => join(process.cwd(), file))
  const files = outputFiles.map(({ path, contents }) => ({
    path: relative(process.cwd(), path).split(sep).join('/'),
    content: contents,
  }))
  return [...files, { path: `${folder}/licenses.txt`, content: licensesText(sources) }]
}

/** Returns the fonts and decoders that the program loads from its own folder. */
function assets(): SiteFile[] {
  const source = join(dirname(createRequire(join(process.cwd(), 'package.json')).resolve('@sveltia/cms')), 'assets')
  return readdirSync(source)
    .filter((name) => !name.endsWith('.map'))
    .map((name) => ({ path: `${folder}/assets/${name}`, content: readFileSync(join(source, name)) }))
}

/** Returns the page of the editor, its program, and the files that the program loads. */
export async function editorProgram(): Promise<SiteFile[]> {
  const built = await script()
  const main = built.find(({ path }) => path === `${folder}/editor.js`)!
  return [{ path: `${folder}/index.html`, content: page(integrity(main.content)) }, ...built, ...assets()]
}
