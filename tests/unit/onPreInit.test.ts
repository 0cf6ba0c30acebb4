import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { onPreInit } from '../../src/build/hooks/onPreInit'
import { fixtureRoot } from '../content/smallContent'

// Its effect on the project's own output has another test.
jest.mock('../../src/build/util/staleCaches', () => ({ dropStaleCaches: () => false }))

type Arguments = Parameters<NonNullable<GatsbyNode['onPreInit']>>

/** Runs the hook like a command of Gatsby, in a folder with these files. Returns what it reported. */
function run(command: 'build' | 'develop', root: string) {
  const panic = jest.fn()
  const error = jest.fn()
  const env = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: command === 'build' ? 'production' : 'development',
  })
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root)
  void onPreInit!({ reporter: { panic, error } } as unknown as Arguments[0], { plugins: [] }, () => undefined)
  cwd.mockRestore()
  env.restore()
  return { panic: panic.mock.calls.flat().join(), error: error.mock.calls.flat().join() }
}

describe('onPreInit', () => {
  let broken = ''

  beforeAll(() => {
    broken = mkdtempSync(join(tmpdir(), 'hook-'))
    for (const folder of ['content/blog/one', 'locales/fi', 'src/templates', 'public'])
      mkdirSync(join(broken, folder), { recursive: true })
    writeFileSync(join(broken, 'content/blog/one/fi.md'), 'No front matter\n')
    writeFileSync(join(broken, 'public/index.html'), 'the last good page')
  })

  afterAll(() => {
    rmSync(broken, { recursive: true })
  })

  test('stops a build with every issue and touches nothing', () => {
    const { panic, error } = run('build', broken)
    expect(panic).toMatch(/^\d+ issues in the content/)
    expect(panic).toContain('content/blog/one/fi.md:1:1  The file does not begin with front matter.')
    expect(panic).toContain('content/plans.json  The file is missing.')
    expect(error).toBe('')
    expect(readFileSync(join(broken, 'public/index.html'), 'utf8')).toBe('the last good page')
  })

  test('only prints the same issues for develop', () => {
    const { panic, error } = run('develop', broken)
    expect(panic).toBe('')
    expect(error).toContain('content/blog/one/fi.md:1:1')
  })

  test.each([
    ['a bomb of references', `---\na: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n---\n`],
    ['a text without end', `---\ntitle: x\n---\n${'word '.repeat(400_000)}`],
    ['nesting without end', `---\ntitle: x\n---\n${'> '.repeat(1000)}\n`],
  ])('does not let develop begin with %s', (_, text) => {
    const file = join(broken, 'content/blog/one/en.md')
    writeFileSync(file, text)
    expect(run('develop', broken).panic).toContain('content/blog/one/en.md:')
    rmSync(file)
    symlinkSync('/dev/zero', file)
    expect(run('develop', broken).panic).toContain('symbolic link')
    rmSync(file)
  })

  test('prints nothing without issues', () => {
    const sound = mkdtempSync(join(tmpdir(), 'hook-'))
    cpSync(fixtureRoot, sound, { recursive: true })
    cpSync('src/templates', join(sound, 'src/templates'), { recursive: true })
    expect(run('build', sound)).toEqual({ panic: '', error: '' })
    rmSync(sound, { recursive: true })
  })

  test('runs before Gatsby clears public/', () => {
    const steps = readFileSync(require.resolve('gatsby/dist/services/initialize.js'), 'utf8')
    const clears = steps.indexOf('delete html and css files from previous builds')
    expect(clears).toBeGreaterThan(0)
    expect(steps.indexOf('apiRunnerNode.default)(`onPreInit`')).toBeGreaterThan(0)
    expect(steps.indexOf('apiRunnerNode.default)(`onPreInit`')).toBeLessThan(clears)
  })
})
