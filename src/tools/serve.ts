import { join } from 'node:path'
import { gatsbyFolders } from '../build/util/gatsbyInternals'
import { builtLanguage } from '../publish/builtLanguage'
import { siteServer } from '../publish/siteServer'

const folder = join(process.cwd(), gatsbyFolders.built)
const port = Number(process.env.PORT ?? 9000)
const language = builtLanguage(folder)

siteServer(folder, language)
  .on('error', (error: NodeJS.ErrnoException) => {
    const hint =
      error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=9001 npm run serve` : error.message
    console.error(hint)
    process.exitCode = 1
  })
  .listen(port, '127.0.0.1', () => console.log(`The ${language} site is served on http://localhost:${port}`))
