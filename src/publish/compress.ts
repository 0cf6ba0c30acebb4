import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Types that shrink; images and fonts are compressed already. */
const compressible = /\.(html|js|css|json|xml|svg|txt|webmanifest)$/

/** Bytes below which a compressed copy saves nothing worth a file. */
const smallest = 256

export const isCompressible = (path: string, bytes: number): boolean => compressible.test(path) && bytes >= smallest

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Compressed copies of a file's bytes, by the ending that servers look for. The same bytes always give the same copies.
 */
export async function compressed(data: Buffer): Promise<Record<'.br' | '.gz', Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  }
  const [br, gz] = await Promise.all([brotli(data, { params }), zip(data, { level: constants.Z_BEST_COMPRESSION })])
  return { '.br': br, '.gz': gz }
}
