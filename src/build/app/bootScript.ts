import { join } from 'node:path'
import { build } from 'esbuild'
import type { AppStart } from '../../site/buildGlobals'
import type { Language } from '../../site/languages'

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
    write: false,
    format: 'iife',
    target: ['es2020'],
    define: { __SITE_LANGUAGE__: JSON.stringify(siteLanguage), __APP__: JSON.stringify(start ?? null) },
  })
  return outputFiles[0]!.text.trim().replace(/<\/script/gi, '<\\/script')
}
