import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs, { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { lockFolder, lockName } from '../../src/build/util/folderLock'
import { fixtureRoot } from '../content/smallContent'
import { temporaryFolder, type TemporaryFolder } from '../temporaryFolder'

let folder: TemporaryFolder
const others: ChildProcess[] = []
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => {
  for (const child of others.splice(0)) child.kill('SIGKILL')
  folder.remove()
})

/** Another process that has not ended. */
function waiting(): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  others.push(child)
  return child
}
const note = (pid?: number) => folder.write(`.building/${lockName(pid)}`)
const noted = () => readdirSync(folder.path('.building'))

test('a folder can be locked by one process at a time', async () => {
  const other = waiting()
  note(other.pid)
  expect(() => lockFolder(folder.root)).toThrow(`Process ${other.pid} builds`)
  expect(noted()).toEqual([lockName(other.pid)])
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockFolder(folder.root)
  expect(noted()).toEqual([lockName(process.pid)])
})

test('a folder that a process of another user has locked cannot be locked', () => {
  note(process.ppid)
  jest.spyOn(process, 'kill').mockImplementationOnce(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' })
  })
  expect(() => lockFolder(folder.root)).toThrow(`Process ${process.ppid} builds`)
})

test('a lock that another process makes at the same time is seen', () => {
  const other = waiting()
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((...lock) => {
    note(other.pid)
    fs.writeFileSync(...lock)
  })
  expect(() => lockFolder(folder.root)).toThrow('already')
  expect(noted()).toEqual([lockName(other.pid)])
})

test('child processes build in the folder that their parent has locked', () => {
  const parent = waiting()
  note(parent.pid)
  const env = jest.replaceProperty(process, 'env', { ...process.env, FOLDER_TAKEN_BY: lockName(parent.pid) })
  lockFolder(folder.root)
  env.restore()
})

test.each([
  ['nobody', undefined],
  ['an earlier process with the same id', lockName(process.pid)],
  ['something else', 'x'],
  ['a process from before a restart, with the id of another one now,', `${process.ppid}-of-another-start`],
])('a folder that %s has locked can be locked', (_, lock) => {
  if (lock) folder.write(`.building/${lock}`)
  lockFolder(folder.root)
  expect(noted()).toEqual([lockName(process.pid)])
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

  test.each(['gatsby build', 'gatsby develop', 'buildSitesCommand fi', 'write'])(
    '%s refuses a folder in which something else builds, and changes nothing',
    async (command) => {
      const other = waiting()
      note(other.pid)
      const { code, output, errors } = await run(command)
      expect([code, output]).toEqual([1, ''])
      expect(errors).toContain(`Process ${other.pid} builds or develops in ${folder.root} already.`)
      expect(folder.read('public/index.html')).toBe('the last good page')
      expect(existsSync(folder.path('.builds/aside'))).toBe(false)
    },
  )

  test('two builds at once in a folder: at least one is refused, and no lock is left', async () => {
    const both = [run('gatsby build --verbose'), run('gatsby build')]
    const first = await Promise.race(both)
    folder.write('enough')
    const built = (await Promise.all(both)).filter(({ code }) => code === 3)
    expect(first).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('already') as string })
    expect(built.filter(({ output }) => !output.startsWith('Gatsby runs build'))).toEqual([])
    expect(noted()).toEqual([])
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
