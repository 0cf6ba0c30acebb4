import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns the path of the first of some programs that is in a folder of PATH or in one of the given folders; undefined
 * if there is none.
 */
export const findProgram = (names: string | readonly string[], folders: readonly string[] = []): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .flatMap((folder) => [names].flat().map((name) => join(folder, name)))
    .find((path) => existsSync(path))
