import { rollback } from '../publish/deploy'
import { deploymentFrom } from '../publish/environment'
import { runTool } from './runTool'

runTool(async () => {
  // The server reads the kept files, and it may run as another user.
  process.umask(0o022)
  const id = await rollback(deploymentFrom(process.env), process.argv[2])
  console.log(`Release ${id} is served again`)
})
