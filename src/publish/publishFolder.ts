import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { siteFileList } from '../build/files/writeSiteFiles'
import { filesBelow } from '../build/util/filesBelow'
import { isInternal } from '../build/util/gatsbyInNode'
import { inParallel } from '../build/util/inParallel'
import { compressed, isCompressible } from './compress'

/** Number of files that are read and written at the same time. */
const atOnce = 8

const copy = (from: string, to: string) => copyFile(from, to, constants.COPYFILE_FICLONE)

const readIfThere = (file: string) => readFile(file).catch(() => undefined)

const endings = ['.br', '.gz'] as const

/**
 * Copies the compressed copies of a file from an earlier publication. Returns false if that does not have the same
 * file.
 */
async function reuse(data: Buffer, target: string, earlier: string): Promise<boolean> {
  if (!(await readIfThere(earlier))?.equals(data)) return false
  const taken = await Promise.allSettled(endings.map((ending) => copy(earlier + ending, target + ending)))
  return taken.every(({ status }) => status === 'fulfilled')
}

/**
 * Writes compressed copies beside a published file. It copies those of an earlier publication if the file is the same.
 */
async function addCompressed(data: Buffer, target: string, earlier: string): Promise<void> {
  if (await reuse(data, target, earlier)) return
  for (const [ending, bytes] of Object.entries(await compressed(data))) await writeFile(target + ending, bytes)
}

/**
 * Publishes a built folder into an empty folder: only files that visitors and crawlers may request, each text with
 * compressed copies. `earlier` is a publication that may have the same files. Returns the number of published files.
 */
export async function publishFolder(built: string, target: string, earlier: string): Promise<number> {
  const published = filesBelow(built).filter((file) => !isInternal(file) && file !== siteFileList)
  await inParallel(published, atOnce, async (file) => {
    const [from, to] = [join(built, file), join(target, file)]
    await mkdir(dirname(to), { recursive: true })
    const data = await readFile(from)
    await writeFile(to, data)
    if (isCompressible(file, data.length)) await addCompressed(data, to, join(earlier, file))
  })
  return published.length
}
