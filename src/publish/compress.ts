import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Types that compression makes smaller. Images and fonts are already compressed. */
const compressible = /\.(html|js|css|json|xml|svg|txt|webmanifest)$/

/** Below this number of bytes, a compressed copy is not worth a file. */
const leastBytes = 256

/** True for a file that gets compressed copies, by its path and its size. */
export const isCompressible = (path: string, bytes: number): boolean => compressible.test(path) && bytes >= leastBytes

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Returns compressed copies of a file's bytes by the file ending that servers look for. The same bytes always give the
 * same copies.
 */
export async function compressed(data: Buffer): Promise<Record<'.br' | '.gz', Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  }
  const [br, gz] = await Promise.all([brotli(data, { params }), zip(data, { level: constants.Z_BEST_COMPRESSION })])
  return { '.br': br, '.gz': gz }
}
