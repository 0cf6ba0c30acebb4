import { rollback } from '../publish/deploy'
import { deploymentFrom } from '../publish/environment'

rollback(deploymentFrom(process.env), process.argv[2])
  .then((id) => console.log(`Release ${id} is served again`))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
