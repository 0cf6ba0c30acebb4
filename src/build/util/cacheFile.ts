import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What is expensive to make and named after what it is made of; all hosts share it, and `gatsby clean` leaves it alone. */
const folder = join(process.cwd(), 'node_modules', '.cache', 'marketing-site')

const underWay = new Map<string, Promise<void>>()

async function write(file: string, make: () => Promise<Uint8Array>) {
  const part = `${file}.${process.pid}`
  const content = await make()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(part, content)
  await rename(part, file)
}

/** Path of a file of the cache, made where it is not there yet; it appears there whole or not at all. */
export async function cacheFile(name: string, make: () => Promise<Uint8Array>, root: string = folder): Promise<string> {
  const file = join(root, name)
  if (existsSync(file)) return file
  const work = underWay.get(file) ?? write(file, make).finally(() => underWay.delete(file))
  underWay.set(file, work)
  await work
  return file
}
