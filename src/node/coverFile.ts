import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { CreateNodeArgs, Node } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import sharp from 'sharp'

/** Width in pixels to which a drawn cover is rasterised. */
const coverWidth = 1600

const exists = (path: string) => access(path).then(() => true, () => false)

/** PNG of a drawing from the folder of older builds, made where it is not there yet; it appears there whole or not at all. */
async function rasterised(drawing: Buffer, digest: string): Promise<Buffer> {
  const folder = join(process.cwd(), '.cache', 'covers')
  const target = join(folder, `${digest}.png`)
  if (await exists(target)) return readFile(target)
  const picture = await sharp(drawing).resize(coverWidth).png({ palette: true }).toBuffer()
  await mkdir(folder, { recursive: true })
  await writeFile(`${target}.${process.pid}`, picture)
  await rename(`${target}.${process.pid}`, target)
  return picture
}

const underWay = new Map<string, Promise<Buffer>>()

/** The same, once for all languages of a post, which ask for it at the same time. */
function rasterise(drawing: Buffer): Promise<Buffer> {
  const digest = createHash('sha1').update(drawing).digest('hex')
  const picture = underWay.get(digest) ?? rasterised(drawing, digest)
  underWay.set(digest, picture)
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
