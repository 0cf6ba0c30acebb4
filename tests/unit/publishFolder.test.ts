import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { publishFolder } from '../../src/publish/publishFolder'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'))
  for (const folder of ['built', 'next', 'other']) mkdirSync(join(root, folder))
})
afterEach(() => rmSync(root, { recursive: true }))

const page = '<p>Lasku on maksettu.</p>'.repeat(40)
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const read = (file: string) => readFileSync(join(root, file))
const publish = () => publishFolder(join(root, 'built'), join(root, 'next'), join(root, 'other'))

/** Writes an earlier publication; its copies differ from new ones. */
function publishOther(text: string) {
  write('other/index.html', text)
  for (const ending of ['.br', '.gz']) write(`other/index.html${ending}`, `copy ${ending}`)
}

test('a file that was published before reuses its compressed copies', async () => {
  write('built/index.html', page)
  publishOther(page)
  await publish()
  expect(['.br', '.gz'].map((ending) => read(`next/index.html${ending}`).toString())).toEqual(['copy .br', 'copy .gz'])
})

test('a file that has changed is compressed', async () => {
  write('built/index.html', page)
  publishOther(`${page} `)
  await publish()
  expect(brotliDecompressSync(read('next/index.html.br')).toString()).toBe(page)
  expect(gunzipSync(read('next/index.html.gz')).toString()).toBe(page)
})

test('a file without both copies is compressed', async () => {
  write('built/index.html', page)
  publishOther(page)
  rmSync(join(root, 'other/index.html.gz'))
  await publish()
  expect(brotliDecompressSync(read('next/index.html.br')).toString()).toBe(page)
})
