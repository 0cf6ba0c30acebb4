import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '../filesBelow'
import { compressed, isCompressible } from './compress'
import { publishedFiles, referencesIn } from './publishedFiles'

/** Files that are read and written at the same time. */
const width = 8

const isText = (file: string) => /\.(html|json|css|js|xml)$/.test(file)

const copy = (from: string, to: string) => copyFile(from, to, constants.COPYFILE_FICLONE)

const readIfThere = (file: string) => readFile(file).catch(() => undefined)

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

/** Compressed copies beside a published file: those of the previous publication where the file is the same. */
async function addCompressed(data: Buffer, target: string, previous: string): Promise<void> {
  const same = (await readIfThere(previous))?.equals(data) ?? false
  const reuse = same && (await Promise.all(['.br', '.gz'].map((ending) => copy(previous + ending, target + ending).then(() => true, () => false))))
  if (reuse && reuse.every(Boolean)) return
  for (const [ending, bytes] of Object.entries(await compressed(data))) await writeFile(target + ending, bytes)
}

/**
 * Publishes a built folder into an empty one: only what visitors and crawlers may ask for, each text with compressed copies.
 * `previous` is where the last publication of the same host lies, if there was one. Returns the number of published files.
 */
export async function publishFolder(built: string, target: string, previous: string): Promise<number> {
  const files = filesBelow(built)
  const referenced = new Set<string>()
  await inTurn(files.filter(isText), async (file) => {
    for (const path of referencesIn(await readFile(join(built, file), 'utf8'))) referenced.add(path)
  })
  const published = publishedFiles(files, referenced)
  await inTurn(published, async (file) => {
    const [from, to] = [join(built, file), join(target, file)]
    await mkdir(dirname(to), { recursive: true })
    const data = await readFile(from)
    await writeFile(to, data)
    if (isCompressible(file, data.length)) await addCompressed(data, to, join(previous, file))
  })
  return published.length
}
