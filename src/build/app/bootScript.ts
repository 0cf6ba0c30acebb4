import { join } from 'node:path'
import { build } from 'esbuild'
import type { AppStart } from '../../site/buildGlobals'
import type { Language } from '../../site/languages'

/**
 * Bundles the boot script of a host and returns it as one minified line. It contains the addresses of the application's
 * scripts, so it is the same on every page of a build and the Content-Security-Policy can name its hash. esbuild keeps
 * only those parts of imported JSON that the code imports by name. `app` is undefined in `develop`.
 */
export async function bootScript(hostLanguage: Language, app: AppStart | undefined): Promise<string> {
  const start = app && { hash: app.hash, scripts: app.scripts }
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'src/client/boot/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2020'],
    define: { __HOST_LANGUAGE__: JSON.stringify(hostLanguage), __APP__: JSON.stringify(start ?? null) },
  })
  return outputFiles[0]!.text.trim()
}
