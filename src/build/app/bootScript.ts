import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import site from '../../../content/site.json'
import type { AppStart } from '../../site/appAssets'
import type { Language } from '../../site/languages'

/** Of the data of the site the boot script needs to know whose host names are whose, and no page has to carry more. */
const addressesOnly: Plugin = {
  name: 'addresses only',
  setup: (bundle) => {
    bundle.onLoad({ filter: /[/\\]content[/\\]site\.json$/ }, () => ({
      loader: 'json',
      contents: JSON.stringify({ sites: site.sites }),
    }))
  },
}

/**
 * The boot script of a host as one minified line. It knows the scripts of the application, so it is the same on every page of a
 * build and its hash can stand in the Content-Security-Policy.
 */
export async function bootScript(siteLanguage: Language, app: AppStart | undefined): Promise<string> {
  const start = app && { hash: app.hash, scripts: app.scripts }
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'src', 'client', 'boot.ts')],
    bundle: true,
    minify: true,
    plugins: [addressesOnly],
    write: false,
    format: 'iife',
    target: ['es2020'],
    define: { __SITE_LANGUAGE__: JSON.stringify(siteLanguage), __APP__: JSON.stringify(start ?? null) },
  })
  return outputFiles[0]!.text.trim().replace(/<\/script/gi, '<\\/script')
}
