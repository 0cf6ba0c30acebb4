import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeFolder } from '../../src/build/util/oneBuild'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a folder is for one process at a time', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  writeFileSync(join(root, '.building'), String(other.pid))
  expect(takeFolder(root)).toBe(other.pid)
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await ended
  expect(takeFolder(root)).toBeUndefined()
})

test.each([
  ['nobody', undefined],
  ['this process', String(process.pid)],
  ['a note that is no number', 'x'],
])('a folder that %s has is taken', (_, note) => {
  if (note !== undefined) writeFileSync(join(root, '.building'), note)
  expect(takeFolder(root)).toBeUndefined()
})
