import { execFileSync, spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { checkContent } from '../../src/check/checkContent'
import { sourceFiles } from '../../src/build/util/sourceFiles'
import { postPath, textOf } from './fixture'
import { temporaryFolder, type TemporaryFolder } from '../temporaryFolder'
import { fixture } from './smallContent'

let folder: TemporaryFolder

/** Writes the small content to the disk. */
beforeEach(() => {
  folder = temporaryFolder()
  for (const { path, text } of fixture)
    folder.write(path, text ?? '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>')
})

afterEach(() => folder.remove())

const put: TemporaryFolder['write'] = (path, bytes) => folder.write(path, bytes)
const english = textOf(postPath)
const only = () => {
  const issues = checkContent(sourceFiles(folder.root))
  expect(issues.map(({ file, cause }) => `${file}: ${cause}`)).toHaveLength(1)
  return issues[0]!
}

test('files from the disk give the same issues as texts in memory', () => {
  expect(checkContent(sourceFiles(folder.root))).toEqual([])
})

const windows = (path: string) => textOf(path).replaceAll('\n', '\r\n')

test('CRLF is fine, and so is a byte order mark in markdown', () => {
  put(postPath, `\ufeff${windows(postPath)}`)
  for (const path of ['locales/fi/home.json', 'content/site.json', 'content/plans.json']) put(path, windows(path))
  expect(checkContent(sourceFiles(folder.root))).toEqual([])
})

test('a byte order mark in JSON, where the standard forbids it', () => {
  put('locales/fi/home.json', `\ufeff${windows('locales/fi/home.json')}`)
  expect(only()).toMatchObject({ file: 'locales/fi/home.json', line: 1, column: 1, fix: expect.stringContaining('UTF-8') as string })
})

test('a file with CRLF has the same lines and columns', () => {
  put(postPath, english.replace('author: hilla', 'author: hila').replaceAll('\n', '\r\n'))
  expect(only()).toMatchObject({ file: postPath, line: 7, column: 9 })
})

test('a line that ends with CR alone', () => {
  const issue = { file: postPath, line: 7, column: 14, cause: expect.stringContaining('CR alone') as string, fix: 'Save the file with line ends “LF” or “CRLF”.' }
  put(postPath, windows(postPath).replace('hilla\r\n', 'hilla\r'))
  expect(only()).toMatchObject(issue)
  put(postPath, english.replaceAll('\n', '\r'))
  expect(only()).toMatchObject({ ...issue, line: 1, column: 4 })
})

test.each([
  ['UTF-16 with a mark', () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(english, 'utf16le')]), /UTF-16/, { line: 1, column: 1 }],
  ['UTF-16 without a mark', () => Buffer.from(english, 'utf16le'), /UTF-16/, { line: 1, column: 2 }],
  ['Latin-1', () => Buffer.from(english.replace('## First part', '## Café'), 'latin1'), /Latin-1/, { line: 14, column: 7 }],
])('%s is an issue with its place', (_, bytes, cause, place) => {
  put(postPath, bytes())
  const issue = checkContent(sourceFiles(folder.root)).find(({ file }) => file === postPath)!
  expect(issue).toMatchObject({ file: postPath, ...place, fix: expect.stringContaining('UTF-8') as string })
  expect(issue.cause).toMatch(cause)
})

test.each(['.DS_Store', 'Thumbs.db', 'fi.md~', '.fi.md.swp'])('%s, which a program leaves behind, is no issue', (name) => {
  put(`content/blog/first/${name}`, 'x')
  expect(checkContent(sourceFiles(folder.root))).toEqual([])
})

test('a symbolic link and anything but a file are issues, and the check does not hang', () => {
  symlinkSync('/etc/hostname', folder.path('content/blog/first/notes.md'))
  symlinkSync(folder.root, folder.path('content/blog/loop'))
  execFileSync('mkfifo', [folder.path('content/blog/first/pipe.md')])
  expect(checkContent(sourceFiles(folder.root))).toMatchObject([
    { file: 'content/blog/first/notes.md', cause: expect.stringContaining('symbolic link') as string, fix: 'Put the file itself here.' },
    { file: 'content/blog/first/pipe.md', cause: 'This is no ordinary file.' },
    { file: 'content/blog/loop', cause: expect.stringContaining('symbolic link') as string },
  ])
})

const picture = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: '#fff' } })
const cover = 'content/blog/first/cover.png'

/** Gives the first post a photograph as its cover. */
const withCover = (bytes: Uint8Array) => {
  put(cover, bytes)
  put(postPath, english.replace('cover: cover.svg', 'cover: cover.png'))
}

test('a photograph of the right kind and size is fine', async () => {
  withCover(await picture(1600, 900).png().toBuffer())
  expect(checkContent(sourceFiles(folder.root))).toEqual([])
})

test('a cover that is too small, photograph or drawing, points at the post', async () => {
  withCover(await picture(800, 450).png().toBuffer())
  expect(only()).toMatchObject({ file: postPath, line: 8, column: 8, cause: 'The cover is too small: 800 pixels wide.', fix: expect.stringContaining('1600') as string })
  // A drawing has the size in its first tag.
  put('content/blog/first/s.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>')
  put(postPath, english.replace('cover: cover.svg', 'cover: s.svg'))
  expect(only()).toMatchObject({ file: postPath, cause: 'The cover is too small: 320 pixels wide.' })
})

test('a picture whose content is not of the kind that its name says', async () => {
  withCover(await picture(1600, 900).jpeg().toBuffer())
  expect(only()).toMatchObject({ file: cover, cause: 'The name says png, but the picture is jpg.' })
})

test.each(['jpeg', 'png'] as const)('a picture that is cut off: %s', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff', noise } }).toFormat(format).toBuffer()
  const name = `content/blog/first/photo.${format}`
  put(name, Buffer.concat([whole, Buffer.alloc(1000)]))
  expect(checkContent(sourceFiles(folder.root))).toEqual([])
  put(name, whole.subarray(0, whole.length / 2))
  expect(only()).toMatchObject({ file: name, cause: 'The picture is cut off: its end is missing.', fix: expect.stringContaining('Save it again') as string })
})

const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">\n${inner}</svg>\n`

test.each([
  ['an ampersand', drawing('<title>Bills & sums</title>'), 14, "char '&' is not expected."],
  ['an ampersand in an attribute', drawing('<g id="a&b"/>'), 9, '"&b" is unknown.'],
  ['an entity of HTML', drawing('<title>Bills&nbsp;</title>'), 13, '"&nbsp;" is unknown.'],
  ['a tag that is not closed', drawing('<g><path d="M0 0h9"/>'), 22, "Expected closing tag 'g' (opened in line 2, col 1) instead of closing tag 'svg'."],
])('a drawing that is no XML: %s', (_, source, column, cause) => {
  put('content/blog/first/sums.svg', source)
  expect(only()).toMatchObject({ file: 'content/blog/first/sums.svg', line: 2, column, cause: expect.stringContaining(cause) as string, fix: expect.stringMatching(/^Write & as &amp;/) as string })
})

test('a text whose name is that of a picture', () => {
  withCover(Buffer.from('no picture'))
  expect(only()).toMatchObject({ file: cover, cause: expect.stringContaining('no picture') as string })
})

test('a picture that is too small to be meant, and one of another kind', async () => {
  put('content/blog/first/dot.png', await picture(1).png().toBuffer())
  put('content/blog/first/scan.tiff', await picture(900).tiff().toBuffer())
  expect(checkContent(sourceFiles(folder.root))).toMatchObject([
    { file: 'content/blog/first/dot.png', cause: 'The picture is too small: 1 x 1 pixels.' },
    { file: 'content/blog/first/scan.tiff', fix: expect.stringContaining('jpg, jpeg, png') as string },
  ])
})

test('a picture too large in bytes or pixels', () => {
  const image = { type: 'jpg', width: 4000, height: 3000, bytes: 9_000_000 }
  const huge = (variables: object) => checkContent([...fixture, { path: 'content/blog/first/photo.jpg', image: { ...image, ...variables } }])
  expect(huge({})).toMatchObject([{ file: 'content/blog/first/photo.jpg', cause: 'The picture is too large: 9.0 MB.' }])
  expect(huge({ bytes: 1000, width: 12000 })).toMatchObject([{ cause: 'The picture is too large: 12000 x 3000 pixels.' }])
})

/** Runs the command in the folder. */
function run() {
  const script = join(process.cwd(), 'src/tools/checkContentCommand.ts')
  const { status, stderr } = spawnSync(process.execPath, ['--import', pathToFileURL(require.resolve('tsx')).href, script], { cwd: folder.root, encoding: 'utf8' })
  return { status, stderr }
}

test('the command prints every issue and ends with 1, without any with 0', () => {
  expect(run().status).toBe(0)
  put(postPath, english.replace('author: hilla', 'author: hila').replace('post:second', 'page:pricng'))
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toContain(`${postPath}:7:9  There is no author "hila".\n    Did you mean hilla?`)
  expect(stderr).toContain(`${postPath}:16:14  The link "page:pricng" leads nowhere in "en".\n    Did you mean page:pricing?\n    16 | Read [other](page:pricng)`)
}, 60_000)
