import { join } from 'node:path'
import { buildSync } from 'esbuild'
import type { AppAssets } from '../../site/appAssets'
import type { Language } from '../../site/languages'

/**
 * The boot script of a host as one minified line. It knows the scripts of the application, so it is the same on every page of a
 * build and its hash can stand in the Content-Security-Policy.
 */
export function bootScript(siteLanguage: Language, app: AppAssets | undefined): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), 'src', 'client', 'boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2020'],
    define: { __SITE_LANGUAGE__: JSON.stringify(siteLanguage), __APP__: JSON.stringify(app ?? null) },
  })
  return outputFiles[0]!.text.trim().replace(/<\/script/gi, '<\\/script')
}
