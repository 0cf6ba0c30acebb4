import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { AppStart } from '../../site/buildGlobals'
import { languages, type Language } from '../../site/languages'

/**
 * Of the table of languages the script reads the words in host names only; with the rest a first visit of prices would
 * be over its 60 kB in a site of six languages.
 */
const hostWordsOnly: Plugin = {
  name: 'host words only',
  setup: (bundle) => {
    const hostWords = Object.entries(languages).map(([code, { hostWord }]) => [code, { hostWord }] as const)
    bundle.onLoad({ filter: /[/\\]languageTable\.ts$/ }, () => ({
      loader: 'json',
      contents: JSON.stringify({ languages: Object.fromEntries(hostWords) }),
    }))
  },
}

/**
 * The boot script of a host as one minified line. It knows the scripts of the application, so it is the same on every
 * page of a build and its hash can stand in the Content-Security-Policy. Of data that code imports by name it has the
 * named parts only.
 */
export async function bootScript(siteLanguage: Language, app: AppStart | undefined): Promise<string> {
  const start = app && { hash: app.hash, scripts: app.scripts }
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'src', 'client', 'boot.ts')],
    bundle: true,
    minify: true,
    plugins: [hostWordsOnly],
    write: false,
    format: 'iife',
    target: ['es2020'],
    define: { __SITE_LANGUAGE__: JSON.stringify(siteLanguage), __APP__: JSON.stringify(start ?? null) },
  })
  return outputFiles[0]!.text.trim().replace(/<\/script/gi, '<\\/script')
}
