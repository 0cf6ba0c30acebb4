import type { AppAssets } from '../site/appAssets'

/** Fetches and starts the application: what Gatsby would print into every page, added when it is wanted. */
export function loadApp({ hash, chunks, scripts }: AppAssets): void {
  Object.assign(window, { ___webpackCompilationHash: hash, ___chunkMapping: chunks })
  for (const { path, integrity } of scripts) {
    const script = document.createElement('script')
    Object.assign(script, { src: path, integrity, async: false })
    document.head.append(script)
  }
}
