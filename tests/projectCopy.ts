import { execFile, type ExecFileException } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { temporaryFolder } from './temporaryFolder'

/** What a copy of the project does without: it is large, made anew, or none of a writer's business. */
const left = new Set([
  'node_modules',
  '.git',
  '.cache',
  '.bench',
  '.builds',
  '.building',
  '.deploy',
  'public',
  'sites',
  'test-results',
  'playwright-report',
])

/** A copy of the project in a temporary folder, so that nothing in the work tree changes. */
export function projectCopy() {
  const folder = temporaryFolder()
  cpSync(process.cwd(), folder.root, {
    recursive: true,
    filter: (source) => !left.has(relative(process.cwd(), source).split('/')[0] ?? ''),
  })
  symlinkSync(join(process.cwd(), 'node_modules'), folder.path('node_modules'))
  const edit = (file: string, change: (text: string) => string) => folder.write(file, change(folder.read(file)))
  return { ...folder, edit }
}

export type ProjectCopy = ReturnType<typeof projectCopy>

/** Runs an npm script of the copy; resolves with its exit code and everything it printed. */
export const run = (
  copy: ProjectCopy,
  script: string,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const options = { cwd: copy.root, env: { ...process.env, CI: '1', ...env }, timeout: 1_200_000, maxBuffer: 64e6 }
    execFile('npm', ['run', '--silent', script], options, (error: ExecFileException | null, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    )
  })
