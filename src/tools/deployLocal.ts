import { resolve } from 'node:path'
import { deploy } from '../publish/deploy'
import { deploymentFrom } from '../publish/environment'
import { runTool } from './runTool'

async function main() {
  // The server reads the deployed files, and it may run as another user.
  process.umask(0o022)
  const deployment = deploymentFrom(process.env)
  const id = await deploy(resolve(process.env.SITES_FOLDER ?? 'sites'), deployment)
  console.log(`Release ${id} is served on\n${Object.values(deployment.origins).join('\n')}`)
}

runTool(main)
