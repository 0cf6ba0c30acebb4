import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import plans from '../../../content/plans.json'
import site from '../../../content/site.json'
import type { AppStart } from '../../site/buildGlobals'
import { languages, type Language } from '../../site/languages'

/**
 * What the boot script needs of its tables: whose host names are whose, and the billing cycles; no page has to carry
 * more.
 */
const excerpts: Readonly<Record<string, object>> = {
  'site.json': { sites: site.sites },
  'plans.json': { cycles: plans.cycles, defaultCycle: plans.defaultCycle },
  'languageTable.ts': {
    languages: Object.fromEntries(Object.entries(languages).map(([code, { hostWord }]) => [code, { hostWord }])),
  },
}

const excerptsOnly: Plugin = {
  name: 'excerpts only',
  setup: (bundle) => {
    bundle.onLoad({ filter: /[/\\](content[/\\](site|plans)\.json|languageTable\.ts)$/ }, ({ path }) => ({
      loader: 'json',
      contents: JSON.stringify(excerpts[basename(path)]),
    }))
  },
}

/**
 * The boot script of a host as one minified line. It knows the scripts of the application, so it is the same on every
 * page of a build and its hash can stand in the Content-Security-Policy.
 */
export async function bootScript(siteLanguage: Language, app: AppStart | undefined): Promise<string> {
  const start = app && { hash: app.hash, scripts: app.scripts }
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'src', 'client', 'boot.ts')],
    bundle: true,
    minify: true,
    plugins: [excerptsOnly],
    write: false,
    format: 'iife',
    target: ['es2020'],
    define: { __SITE_LANGUAGE__: JSON.stringify(siteLanguage), __APP__: JSON.stringify(start ?? null) },
  })
  return outputFiles[0]!.text.trim().replace(/<\/script/gi, '<\\/script')
}
