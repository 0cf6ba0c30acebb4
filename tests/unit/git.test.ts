import { execFileSync } from 'node:child_process'
import { commitDays, lastCommits } from '../../src/build/util/git'
import { temporaryFolder } from '../temporaryFolder'

const folder = temporaryFolder()
const project = process.cwd()
afterAll(() => {
  process.chdir(project)
  folder.remove()
})

const author = ['-c', 'user.name=x', '-c', 'user.email=x@example.com']

/** Returns the function that runs git in a repository. */
const commandsIn =
  (repository: string) =>
  (...args: string[]) =>
    execFileSync('git', ['-C', folder.path(repository), ...author, ...args])

test('a file has the date of its newest commit', () => {
  const log = '\x002026-03-01\n\ncontent/a.json\n\0' + '2026-02-01\n\ncontent/a.json\nlocales/fi/home.json\n'
  expect([...lastCommits(log)]).toEqual([
    ['content/a.json', '2026-03-01'],
    ['locales/fi/home.json', '2026-02-01'],
  ])
})

test('files of a project in a folder of its repository have days', () => {
  folder.write('whole/site/content/a.json', '{}')
  const inWhole = commandsIn('whole')
  inWhole('init', '-q')
  inWhole('add', '.')
  inWhole('commit', '-qm', 'x')
  process.chdir(folder.path('whole/site'))
  expect([...commitDays(['content']).keys()]).toEqual(['content/a.json'])
})

test('a repository without its whole history has no days: the oldest commit there would date every file', () => {
  const inFull = commandsIn('full')
  folder.write('full/content/a.json', '{}')
  inFull('init', '-q')
  inFull('add', '.')
  inFull('commit', '-qm', 'x', '--date=2026-01-02T12:00:00Z')
  const filesWithDays = (repository: string) => {
    process.chdir(folder.path(repository))
    return [...commitDays(['content']).keys()]
  }
  expect(filesWithDays('full')).toEqual(['content/a.json'])
  // A clone of one commit is shallow only if there are more.
  inFull('commit', '-qm', 'y', '--allow-empty')
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${folder.path('full')}`, folder.path('shallow')])
  expect(filesWithDays('shallow')).toEqual([])
})
