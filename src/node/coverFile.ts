import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile, access } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { CreateNodeArgs, Node } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import sharp from 'sharp'

/** Width in pixels to which a drawn cover is rasterised. */
const coverWidth = 1600

const exists = (path: string) => access(path).then(() => true, () => false)

/** PNG of a drawing, kept between builds. */
async function rasterise(drawing: Buffer): Promise<Buffer> {
  const folder = join(process.cwd(), '.cache', 'covers')
  const target = join(folder, `${createHash('sha1').update(drawing).digest('hex')}.png`)
  if (await exists(target)) return readFile(target)
  const picture = await sharp(drawing).resize(coverWidth).png({ palette: true }).toBuffer()
  await mkdir(folder, { recursive: true })
  await writeFile(target, picture)
  return picture
}

/** Id of the File node of a post's cover: pictures as they are, drawings (SVG) as PNG, so that sharp can size them. */
export async function coverFile(dir: string, name: string, args: CreateNodeArgs): Promise<string | undefined> {
  const path = join(dir, name)
  if (!(await exists(path))) return undefined
  const picture = await readFile(path)
  const { ext, name: stem } = parse(name)
  const drawn = ext === '.svg'
  const file: Node = await createFileNodeFromBuffer({
    buffer: drawn ? await rasterise(picture) : picture,
    name: stem,
    ext: drawn ? '.png' : ext,
    getCache: args.getCache,
    createNode: args.actions.createNode,
    createNodeId: args.createNodeId,
    parentNodeId: args.node.id,
  })
  return file.id
}
