import { rollback } from '../publish/deploy'
import { deploymentFrom } from '../publish/environment'
import { runTool } from './runTool'

runTool(async () => {
  const id = await rollback(deploymentFrom(process.env), process.argv[2])
  console.log(`Release ${id} is served again`)
})
