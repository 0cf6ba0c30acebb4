import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import type { GatsbyNode } from 'gatsby'
import { onPreInit } from '../../src/build/hooks/onPreInit'
import { fixtureRoot } from '../content/smallContent'
import { temporaryFolder } from '../temporaryFolder'

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
  const broken = temporaryFolder()
  broken.write('content/blog/one/fi.md', 'No front matter\n')
  broken.write('public/index.html', 'the last good page')
  afterAll(broken.remove)

  test('stops a build with every issue and touches nothing', () => {
    const { panic, error } = run('build', broken.root)
    expect(panic).toMatch(/^\d+ issues in the content/)
    expect(panic).toContain('content/blog/one/fi.md:1:1  The file does not begin with front matter.')
    expect(panic).toContain('content/plans.json  The file is missing.')
    expect(error).toBe('')
    expect(broken.read('public/index.html')).toBe('the last good page')
  })

  test('only prints the same issues for develop', () => {
    const { panic, error } = run('develop', broken.root)
    expect(panic).toBe('')
    expect(error).toContain('content/blog/one/fi.md:1:1')
  })

  test.each([
    ['a bomb of references', `---\na: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n---\n`],
    ['a text without end', `---\ntitle: x\n---\n${'word '.repeat(400_000)}`],
    ['nesting without end', `---\ntitle: x\n---\n${'> '.repeat(1000)}\n`],
  ])('does not let develop begin with %s', (_, text) => {
    const file = 'content/blog/one/en.md'
    broken.write(file, text)
    expect(run('develop', broken.root).panic).toContain('content/blog/one/en.md:')
    broken.forget(file)
    symlinkSync('/dev/zero', broken.path(file))
    expect(run('develop', broken.root).panic).toContain('symbolic link')
    broken.forget(file)
  })

  test('prints nothing without issues', () => {
    const sound = temporaryFolder()
    cpSync(fixtureRoot, sound.root, { recursive: true })
    cpSync('src/templates', sound.path('src/templates'), { recursive: true })
    expect(run('build', sound.root)).toEqual({ panic: '', error: '' })
    sound.remove()
  })

  test('runs before Gatsby clears public/', () => {
    const steps = readFileSync(require.resolve('gatsby/dist/services/initialize.js'), 'utf8')
    const clears = steps.indexOf('delete html and css files from previous builds')
    expect(clears).toBeGreaterThan(0)
    expect(steps.indexOf('apiRunnerNode.default)(`onPreInit`')).toBeGreaterThan(0)
    expect(steps.indexOf('apiRunnerNode.default)(`onPreInit`')).toBeLessThan(clears)
  })
})
