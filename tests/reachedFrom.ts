import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files that a file imports when it runs: types are nothing then. */
const importsOf = (file: string): string[] =>
  file.endsWith('.json')
    ? []
    : [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^'"]*'(\.[^']+)'/gm)].flatMap(([, path]) =>
        ['', '.ts', '.tsx']
          .map((end) => join(dirname(file), path! + end))
          .filter((source) => /\.\w+$/.test(source) && existsSync(source)),
      )

/** Every file of the project that a file needs when it runs, itself included. */
export function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (!reached.has(file)) for (const next of importsOf(file)) reachedFrom(next, reached.add(file))
  return reached.add(file)
}
