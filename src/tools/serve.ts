import { once } from 'node:events'
import { builtFolder } from '../build/util/gatsbyInNode'
import { builtLanguage } from '../publish/builtLanguage'
import { portFrom } from '../publish/port'
import { siteServer } from '../publish/siteServer'
import { runTool } from './runTool'

runTool(async () => {
  const folder = builtFolder()
  const port = portFrom('PORT', 9000)
  const language = builtLanguage(folder)
  try {
    await once(siteServer(folder, language).listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is taken. Choose another: PORT=9001 npm run serve`)
  }
  console.log(`The ${language} site is served on http://localhost:${port}`)
})
