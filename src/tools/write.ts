import { once } from 'node:events'
import { createServer } from 'node:net'
import { editorPath } from '../site/publicFiles'
import { hostLanguage } from '../build/util/hostLanguage'
import { portFrom } from '../publish/port'
import { forwardSignals, prepareForGatsby, startGatsby } from './gatsbyProcess'
import { runTool } from './runTool'

const host = '127.0.0.1'

/** Throws, with what to do, if another program listens on a port. */
async function demandFree(port: number, variable: string): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch {
    throw new Error(`Port ${port} is taken. Choose another: ${variable}=${port + 10} npm run write`)
  }
  probe.close()
  await once(probe, 'close')
}

async function main() {
  const sitePort = portFrom('PORT', 8000)
  const editorPort = portFrom('EDITOR_PORT', sitePort + 1)
  if (editorPort === sitePort || editorPort > 65535)
    throw new Error(`The editor needs a port of its own: EDITOR_PORT=${sitePort - 1} npm run write`)
  prepareForGatsby()
  // Imported after the checks above, because they import data files.
  const { editorFiles } = await import('../editor/editorFiles')
  const { editorServer } = await import('../editor/editorServer')
  await demandFree(sitePort, 'PORT')
  await demandFree(editorPort, 'EDITOR_PORT')
  const site = `http://localhost:${sitePort}`
  const editor = editorServer(() => editorFiles(hostLanguage(), site)).listen(editorPort, host)
  await once(editor, 'listening')
  const develop = startGatsby(['develop', '--port', String(sitePort)], ['ignore', 'inherit', 'inherit'])
  forwardSignals(develop)
  develop.on('exit', (code) => {
    editor.close()
    editor.closeAllConnections()
    process.exitCode = code ?? 0
  })
  console.log(
    `\n  Editor  http://localhost:${editorPort}${editorPath}\n  Site    ${site} (in a minute)\n\n  Ctrl-C ends both.\n`,
  )
}

runTool(main)
