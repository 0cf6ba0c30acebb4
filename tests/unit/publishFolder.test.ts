import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { siteFileList } from '../../src/build/files/writeSiteFiles'
import { filesBelow } from '../../src/build/util/filesBelow'
import { publishFolder } from '../../src/publish/publishFolder'
import { temporaryFolder, type TemporaryFolder } from '../temporaryFolder'

const page = '<p>Lasku on maksettu.</p>'.repeat(40)
let folder: TemporaryFolder
beforeEach(() => {
  folder = temporaryFolder()
  folder.write('built/index.html', page)
})
afterEach(() => folder.remove())

const read = (file: string) => readFileSync(folder.path(file))
const publish = () => publishFolder(folder.path('built'), folder.path('next'), folder.path('other'))

/** Writes an earlier publication; its copies differ from new ones. */
function publishOther(text: string) {
  folder.write('other/index.html', text)
  for (const ending of ['.br', '.gz']) folder.write(`other/index.html${ending}`, `copy ${ending}`)
}

test('a file that was published before reuses its compressed copies', async () => {
  publishOther(page)
  await publish()
  expect(['.br', '.gz'].map((ending) => read(`next/index.html${ending}`).toString())).toEqual(['copy .br', 'copy .gz'])
})

test('a file that has changed is compressed', async () => {
  publishOther(`${page} `)
  await publish()
  expect(brotliDecompressSync(read('next/index.html.br')).toString()).toBe(page)
  expect(gunzipSync(read('next/index.html.gz')).toString()).toBe(page)
})

test('a file without both copies is compressed', async () => {
  publishOther(page)
  folder.forget('other/index.html.gz')
  await publish()
  expect(brotliDecompressSync(read('next/index.html.br')).toString()).toBe(page)
})

test('files that only build tools use are not published', async () => {
  for (const file of [siteFileList, 'chunk-map.json', 'robots.txt']) folder.write(`built/${file}`)
  await publish()
  expect(filesBelow(folder.path('next')).filter((file) => !file.startsWith('index.html'))).toEqual(['robots.txt'])
})
