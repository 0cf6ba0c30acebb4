import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { checkContent } from '../../src/content/checkContent'
import { sourceFiles } from '../../src/node/sourceFiles'
import { expectIssue, fixture, postPath, swap, withFile } from './fixture'

let root = ''

/** The small content as files on the disk. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  for (const { path, text } of fixture) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text ?? '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>')
  }
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const put = (path: string, bytes: Uint8Array | string) => writeFileSync(join(root, path), bytes)
const english = fixture.find(({ path }) => path === postPath)!.text!
const only = () => {
  const issues = checkContent(sourceFiles(root))
  expect(issues.map(({ file, cause }) => `${file}: ${cause}`)).toHaveLength(1)
  return issues[0]!
}

test('the files give the same as the texts', () => {
  expect(checkContent(sourceFiles(root))).toEqual([])
})

const windows = (path: string) => fixture.find((file) => file.path === path)!.text!.replaceAll('\n', '\r\n')

test('CRLF is fine, and so is a byte order mark in markdown', () => {
  put(postPath, `\ufeff${windows(postPath)}`)
  for (const path of ['locales/fi/home.json', 'content/site.json', 'content/plans.json']) put(path, windows(path))
  expect(checkContent(sourceFiles(root))).toEqual([])
})

test('a byte order mark in JSON, where the standard forbids it', () => {
  put('locales/fi/home.json', `\ufeff${windows('locales/fi/home.json')}`)
  expect(only()).toMatchObject({ file: 'locales/fi/home.json', line: 1, column: 1, fix: expect.stringContaining('UTF-8') as string })
})

test('places are counted the same in a file with CRLF', () => {
  put(postPath, english.replace('author: hilla', 'author: hila').replaceAll('\n', '\r\n'))
  expect(only()).toMatchObject({ file: postPath, line: 7, column: 9 })
})

test.each([
  ['UTF-16 with a mark', () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(english, 'utf16le')]), /UTF-16/, { line: 1, column: 1 }],
  ['UTF-16 without a mark', () => Buffer.from(english, 'utf16le'), /UTF-16/, { line: 1, column: 1 }],
  ['Latin-1', () => Buffer.from(english.replace('## First part', '## Café'), 'latin1'), /Latin-1/, { line: 14, column: 7 }],
])('%s is an issue with its place', (_, bytes, cause, place) => {
  put(postPath, bytes())
  const issue = checkContent(sourceFiles(root)).find(({ file }) => file === postPath)!
  expect(issue).toMatchObject({ file: postPath, ...place, fix: expect.stringContaining('UTF-8') as string })
  expect(issue.cause).toMatch(cause)
})

test.each([
  ['mojibake', 'CafÃ©', 'Ã©', /garbled letter/, /^Write é$/],
  ['a garbled dash', 'so â€“ there', 'â€“', /garbled/, /^Write –$/],
  ['a lost letter', 'Caf\ufffd', '\ufffd', /lost/, /Write the letter/],
  ['NUL', 'x\0y', '\0', /NUL/, /UTF-8/],
  ['another control character', 'x\u0007y', '\u0007', /control character \(U\+0007\)/, /Remove it/],
  ['a bidirectional override', 'x\u202ey', '\u202e', /direction of the text/, /Remove it/],
  ['a bidirectional isolate', 'x\u2067y', '\u2067', /direction of the text/, /Remove it/],
  ['a character without width', 'in\u200bvoice', '\u200b', /without width \(U\+200B\)/, /Remove it/],
  ['a byte order mark within', 'in\ufeffvoice', '\ufeff', /without width \(U\+FEFF\)/, /Remove it/],
])('characters: %s', (_, text, at, cause, hint) => {
  expectIssue(withFile(postPath, swap('Read [', `${text} [`)), { file: postPath, at, cause, hint })
})

test('letters and signs of the five languages are fine', () => {
  const signs = 'Ä” Å\u00a0 “ÄÖÅ” Õ–õ ¿qué? ñ ž š Š 20\u00a0% hyphen\u00adation €'
  expect(checkContent(withFile(postPath, swap('Read [', `${signs} [`)))).toEqual([])
})

test('a symbolic link and what is no file are issues, and nothing hangs', () => {
  symlinkSync('/etc/hostname', join(root, 'content/blog/first/notes.md'))
  symlinkSync(root, join(root, 'content/blog/loop'))
  execFileSync('mkfifo', [join(root, 'content/blog/first/pipe.md')])
  expect(checkContent(sourceFiles(root))).toMatchObject([
    { file: 'content/blog/first/notes.md', cause: expect.stringContaining('symbolic link') as string, fix: 'Put the file itself here.' },
    { file: 'content/blog/first/pipe.md', cause: 'This is no ordinary file.' },
    { file: 'content/blog/loop', cause: expect.stringContaining('symbolic link') as string },
  ])
})

const picture = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: '#fff' } })
const cover = 'content/blog/first/cover.png'

/** The first post with a photograph as its cover. */
const withCover = (bytes: Uint8Array) => {
  put(cover, bytes)
  put(postPath, english.replace('cover: cover.svg', 'cover: cover.png'))
}

test('a photograph of the right kind and size is fine', async () => {
  withCover(await picture(1600, 900).png().toBuffer())
  expect(checkContent(sourceFiles(root))).toEqual([])
})

test('a cover that is too small points at the post', async () => {
  withCover(await picture(800, 450).png().toBuffer())
  expect(only()).toMatchObject({ file: postPath, line: 8, column: 8, cause: 'The cover is too small: 800 pixels wide.', fix: expect.stringContaining('1600') as string })
})

test('a picture that is not what its name says', async () => {
  withCover(await picture(1600, 900).jpeg().toBuffer())
  expect(only()).toMatchObject({ file: cover, cause: 'The name says png, but the picture is jpg.', fix: expect.stringContaining('cover.jpg') as string })
})

test('a text with the name of a picture', () => {
  withCover(Buffer.from('no picture'))
  expect(only()).toMatchObject({ file: cover, cause: expect.stringContaining('no picture') as string })
})

test('a picture that is too small to be meant, and one of another kind', async () => {
  put('content/blog/first/dot.png', await picture(1).png().toBuffer())
  put('content/blog/first/scan.tiff', await picture(900).tiff().toBuffer())
  expect(checkContent(sourceFiles(root))).toMatchObject([
    { file: 'content/blog/first/dot.png', cause: 'The picture is too small: 1 x 1 pixels.' },
    { file: 'content/blog/first/scan.tiff', fix: expect.stringContaining('jpg, jpeg, png') as string },
  ])
})

test('a picture too large in bytes or pixels', () => {
  const image = { type: 'jpg', width: 4000, height: 3000, bytes: 9_000_000 }
  const huge = (facts: object) => checkContent([...fixture, { path: 'content/blog/first/photo.jpg', image: { ...image, ...facts } }])
  expect(huge({})).toMatchObject([{ file: 'content/blog/first/photo.jpg', cause: 'The picture is too large: 9.0 MB.' }])
  expect(huge({ bytes: 1000, width: 12000 })).toMatchObject([{ cause: 'The picture is too large: 12000 x 3000 pixels.' }])
})

test('the command prints every issue and ends with 1, without any with 0', () => {
  const run = () => {
    try {
      return { code: 0, out: execFileSync(process.execPath, ['--import', pathToFileURL(require.resolve('tsx')).href, join(process.cwd(), 'src/node/cli/checkContent.ts')], { cwd: root, encoding: 'utf8', stdio: 'pipe' }) }
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string }
      return { code: status, out: stderr }
    }
  }
  expect(run().code).toBe(0)
  put(postPath, english.replace('author: hilla', 'author: hila').replace('post:second', 'page:pricng'))
  const { code, out } = run()
  expect(code).toBe(1)
  expect(out).toContain(`${postPath}:7:9  The author "hila" is unknown.\n    Did you mean hilla?`)
  expect(out).toContain(`${postPath}:16:14  The link "page:pricng" leads nowhere.\n    Did you mean page:pricing?\n    16 | Read [other](page:pricng)`)
}, 60_000)
