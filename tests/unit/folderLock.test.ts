import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readlinkSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { lockFolder } from '../../src/build/util/folderLock'
import { fixtureRoot } from '../content/smallContent'
import { temporaryFolder, type TemporaryFolder } from '../temporaryFolder'

let folder: TemporaryFolder
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const waiting = () => spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
async function end(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a folder can be locked by one process at a time', async () => {
  const other = waiting()
  symlinkSync(String(other.pid), folder.path('.building'))
  expect(() => lockFolder(folder.root)).toThrow(`Process ${other.pid} builds`)
  await end(other)
  lockFolder(folder.root)
  expect(readlinkSync(folder.path('.building'))).toBe(String(process.pid))
})

test('child processes build in the folder that their parent has locked', async () => {
  const parent = waiting()
  symlinkSync(String(parent.pid), folder.path('.building'))
  const env = jest.replaceProperty(process, 'env', { ...process.env, FOLDER_TAKEN_BY: String(parent.pid) })
  lockFolder(folder.root)
  env.restore()
  await end(parent)
})

test.each([
  ['nobody has locked', () => undefined],
  ['this process has locked', () => symlinkSync(String(process.pid), folder.path('.building'))],
  ['has an unreadable lock', () => folder.write('.building', 'x')],
])('a folder that %s can be locked', (_, note) => {
  note()
  lockFolder(folder.root)
  expect(readlinkSync(folder.path('.building'))).toBe(String(process.pid))
})

describe('the commands that build', () => {
  /** A fake Gatsby: it prints its arguments and runs until the folder has a file `enough`. */
  const gatsby = `
    const { existsSync } = require('node:fs')
    console.log('Gatsby runs ' + process.argv.slice(2))
    setInterval(() => existsSync('enough') && process.exit(3), 20)`
  beforeEach(() => {
    cpSync(fixtureRoot, folder.root, { recursive: true })
    mkdirSync(folder.path('.cache'))
    folder.write('node_modules/gatsby/cli.js', gatsby)
    folder.write('public/index.html', 'the last good page')
  })

  async function run(command: string) {
    const [tool = '', ...options] = command.split(' ')
    const script = join(process.cwd(), 'src', 'tools', `${tool}.ts`)
    const child = spawn(process.execPath, ['--require', require.resolve('tsx/cjs'), script, ...options], {
      cwd: folder.root,
    })
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { code: child.exitCode, output, errors }
  }

  test.each(['gatsby build', 'gatsby develop', 'buildSites fi', 'write'])(
    '%s refuses a folder in which something else builds, and changes nothing',
    async (command) => {
      const other = waiting()
      symlinkSync(String(other.pid), folder.path('.building'))
      const { code, output, errors } = await run(command)
      expect([code, output]).toEqual([1, ''])
      expect(errors).toContain(`Process ${other.pid} builds or develops in ${folder.root} already.`)
      expect(folder.read('public/index.html')).toBe('the last good page')
      expect(existsSync(folder.path('.builds/aside'))).toBe(false)
      await end(other)
    },
  )

  test.each([
    ['', () => undefined],
    [' after one that was killed', () => symlinkSync('4194305', folder.path('.building'))],
  ])('two builds at once in a folder%s: one runs and ends like Gatsby, the other is refused', async (_, note) => {
    note()
    const both = [run('gatsby build --verbose'), run('gatsby build')]
    const first = await Promise.race(both)
    folder.write('enough')
    const [refused, built] = (await Promise.all(both)).sort((a, b) => Number(a.code) - Number(b.code))
    expect(first).toBe(refused)
    expect(refused).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('already') as string })
    expect(built).toMatchObject({ code: 3, output: expect.stringMatching(/^Gatsby runs build/) as string })
    expect(readdirSync(folder.root).filter((file) => file.startsWith('.building'))).toEqual([])
  })

  test('stop before Gatsby only for data files that code cannot import', async () => {
    folder.write('enough')
    folder.write('content/blog/first/fi.md', 'broken')
    expect((await run('gatsby build')).code).toBe(3)
    folder.write('content/plans.json', '{\n  "currency": EUR\n}\n')
    const { code, errors } = await run('gatsby build')
    expect(code).toBe(1)
    expect(errors).toMatch(/^content\/plans\.json:2:15 {2}The file is not valid JSON/)
  })
})
