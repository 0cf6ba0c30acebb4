import { pattern } from './pattern'

/** Returns the blocks of `_headers`: the pattern of their paths, and their lines. */
export const headerBlocks = (file: string) =>
  file.split(/\n(?=\/)/).map((block) => {
    const [head = '', ...lines] = block.split('\n').filter(Boolean)
    return { source: pattern(head), lines: lines.map((line) => line.trim()) }
  })

/**
 * Returns the headers of a path by their names in small letters, from every block that matches. `!` removes a header of
 * an earlier block; the values of a header that is set twice are joined.
 */
export function headersFor(blocks: ReturnType<typeof headerBlocks>, path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of blocks.filter(({ source }) => source.test(path)).flatMap(({ lines }) => lines)) {
    const [name = '', value] = line.startsWith('!') ? [line.slice(1).trim()] : line.split(/: (.*)/s)
    const key = name.toLowerCase()
    if (value === undefined) headers.delete(key)
    else headers.set(key, headers.has(key) ? `${headers.get(key)!}, ${value}` : value)
  }
  return headers
}
