import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of the first of some programs that is in the folders of PATH or in other ones; undefined where none is. */
export const findProgram = (names: string | readonly string[], folders: readonly string[] = []): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .flatMap((folder) => [names].flat().map((name) => join(folder, name)))
    .find((path) => existsSync(path))
