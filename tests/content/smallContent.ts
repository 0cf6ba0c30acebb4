import { join } from 'node:path'
import type { SourceFile } from '../../src/check/issues'
import { sourceFiles } from '../../src/build/util/sourceFiles'

/** Folder of the small site for tests: another product and few short texts, so that a case takes milliseconds. */
export const fixtureRoot = join(process.cwd(), 'tests', 'fixtures')

/** The files of the small site and the templates of the real one. The content check finds no issue in them. */
export const fixture: readonly SourceFile[] = [
  ...sourceFiles(fixtureRoot),
  ...sourceFiles(process.cwd(), (path) => path.startsWith('src/templates/')),
]
