import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { builtLanguage } from '../../src/publish/builtLanguage'
import { siteServer } from '../../src/publish/siteServer'
import type { Language } from '../../src/site/languages'

/** A built folder that is served on loopback. */
export interface ServedSite {
  folder: string
  url: string
  language: Language
  close: () => void
}

/** Serves a built folder, named from the current one. */
export async function serveSite(folder: string): Promise<ServedSite> {
  const built = resolve(folder)
  const language = builtLanguage(built)
  const server = siteServer(built, language).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { folder, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, language, close }
}
