import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { finishArticle } from '../../src/content/finishArticle'
import { pictureHtml } from '../../src/content/remark/pictureHtml'
import { transformed } from '../transformer'

/** The job that gatsby-plugin-sharp would give to Gatsby. */
interface Job {
  args: { operations: { outputPath: string; args: { width: number; height: number; toFormat: string; quality?: number } }[] }
}

let root = ''
const createJobV2 = jest.fn((_job: Job) => Promise.resolve())

const file = (name: string) => ({
  id: name,
  absolutePath: join(root, name),
  base: name,
  name: name.replace(/\.\w+$/, ''),
  extension: name.split('.').at(-1)!,
  internal: { contentDigest: `digest-of-${name}` },
})

const render = (markdown: string, names: string[]) => transformed(markdown, { path: join(root, 'fi.md'), files: names.map(file) })

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
  jest.spyOn(process, 'cwd').mockReturnValue(root)
  ;(jest.requireActual('gatsby-plugin-sharp') as { setActions: (actions: object) => void }).setActions({ createJobV2 })
  const upright = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#358' } }).jpeg()
  writeFileSync(join(root, 'a b.jpg'), await upright.toBuffer())
  writeFileSync(join(root, 'turned.jpg'), await upright.withMetadata({ orientation: 6 }).toBuffer())
  writeFileSync(join(root, 'hill.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>')
})

beforeEach(() => createJobV2.mockClear())
afterAll(() => rmSync(root, { recursive: true }))

test('a picture named in a text is printed with its size, its words and its formats, and is lazy', async () => {
  const rendered = await render('![A "paid" {{thing}}](./a%20b.jpg)', ['a b.jpg'])
  const { html } = finishArticle(rendered, { variables: { thing: 'bill & "coin"' }, link: () => undefined })
  expect(html).toMatch(/^<p><picture><source type="image\/avif" srcset="\/static\/digest-of-a b.jpg\/\w+\/a%20b.avif 168w,/)
  expect(html).toMatch(/1344w" sizes="\(width >= 46rem\) 42rem, 92vw"><source type="image\/webp"/)
  expect(html).toMatch(/<img src="\/static\/[^"]*\.jpg" srcset="/)
  expect(html).toContain(' width="672" height="336" alt="A &quot;paid&quot; bill &amp; &quot;coin&quot;" loading="lazy" decoding="async"></picture></p>')
  expect(html).not.toContain('style=')
})

test('Gatsby is asked for every size once, never larger than the picture', async () => {
  await render('![A wall](a%20b.jpg)', ['a b.jpg'])
  const sizes = createJobV2.mock.calls.map(([{ args }]) => args.operations.map(({ args: { width, height, toFormat } }) => `${toFormat} ${width}x${height}`))
  const all = (format: string) => ['168x84', '336x168', '672x336', '1344x672'].map((size) => `${format} ${size}`)
  expect(sizes).toEqual([all('jpg'), all('avif'), all('webp')])
})

test('a picture that the camera has taken turned is not cut', async () => {
  const { html } = await render('![A door][it]\n\n[it]: turned.jpg', ['turned.jpg'])
  expect(html).toContain('width="672" height="1344"')
  expect(createJobV2.mock.calls[0]![0].args.operations.at(-1)!.args).toMatchObject({ width: 1344, height: 2688 })
})

test('a drawing is printed as it is and lies where its address says', async () => {
  const { html } = await render('![A hill](hill.svg)', ['hill.svg'])
  const src = '/static/digest-of-hill.svg/hill.svg'
  expect(html).toBe(`<p><picture><img src="${src}" width="300" height="200" alt="A hill" loading="lazy" decoding="async"></picture></p>`)
  expect(existsSync(join(root, 'public', src))).toBe(true)
  expect(createJobV2).not.toHaveBeenCalled()
})

test('words and addresses cannot end their attributes', () => {
  expect(pictureHtml({ width: 1, height: 2, sources: [], fallback: { src: '/"><x' } }, '"<&')).toBe(
    '<picture><img src="/&quot;>&lt;x" width="1" height="2" alt="&quot;&lt;&amp;" loading="lazy" decoding="async"></picture>',
  )
})

test('a picture that is not beside the text stops the build', async () => {
  await expect(render('![x](lost.png)', ['hill.svg'])).rejects.toThrow('"lost.png" is not beside')
})
