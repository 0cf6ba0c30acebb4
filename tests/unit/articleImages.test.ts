import sharp from 'sharp'
import { articleImages } from '../../src/build/graphql/articleImages'
import type { ResolverArgs } from '../../src/build/graphql/resolverContext'
import { finishArticle, imageNames } from '../../src/content/finishArticle'
import { temporaryFolder } from '../temporaryFolder'
import { transformed } from '../transformer'

/** A job as gatsby-plugin-sharp gives it to Gatsby. */
interface Job {
  args: { operations: { args: { width: number; height: number; toFormat: string } }[] }
}

const { root, path, write, remove } = temporaryFolder()
const createJobV2 = jest.fn<Promise<void>, [Job]>(() => Promise.resolve())

/** Returns the node of a file in the folder of the text. */
const file = (name: string) => ({
  absolutePath: path(name),
  name: name.replace(/\.\w+$/, ''),
  extension: name.split('.').at(-1)!,
  internal: { contentDigest: `digest-of-${name}` },
})

/** Returns the arguments of a resolver for a text in a folder with these files. */
const asked = (names: readonly string[]) =>
  ({
    source: { parent: 'markdown' },
    context: {
      nodeModel: {
        getNodeById: ({ id }: { id: string }) => (id === 'markdown' ? { parent: 'file' } : { dir: root }),
        findOne: ({ query }: { query: { filter: { absolutePath: { eq: string } } } }) =>
          Promise.resolve(
            names.map(file).find(({ absolutePath }) => absolutePath === query.filter.absolutePath.eq) ?? null,
          ),
      },
    },
    info: {
      schema: {
        getType: () => ({
          getFields: () => ({ publicURL: { resolve: ({ name }: { name: string }) => `/static/${name}.svg` } }),
        }),
      },
    },
  }) as unknown as ResolverArgs

/** Renders a text in a folder with these files as HTML. */
async function render(markdown: string, names: readonly string[]): Promise<string> {
  const rendered = await transformed(markdown)
  const images = await articleImages(imageNames(rendered.html), asked(names))
  return finishArticle(rendered, { variables: { thing: 'bill & "coin"' }, link: () => undefined, images }).html
}

beforeAll(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(root)
  jest.requireActual<{ setActions: (actions: object) => void }>('gatsby-plugin-sharp').setActions({ createJobV2 })
  const wall = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#358' } }).jpeg()
  write('a b.jpg', await wall.toBuffer())
  write('turned.jpg', await wall.withMetadata({ orientation: 6 }).toBuffer())
  write('hill.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>')
})

beforeEach(() => {
  createJobV2.mockClear()
})

afterAll(remove)

test('an image in a text has its size, its alternative text and its formats, and is lazy', async () => {
  const html = await render('![A "paid" {{thing}}](./a%20b.jpg "Title")', ['a b.jpg'])
  expect(html).toMatch(
    /^<p><picture><source type="image\/avif" srcset="\/static\/digest-of-a b.jpg\/\w+\/a%20b.avif 170w,/,
  )
  expect(html).toMatch(/1360w" sizes="\(width >= 46rem\) 42.5rem, 92vw"><source type="image\/webp"/)
  expect(html).toMatch(/<img src="\/static\/[^"]*\.jpg" srcset="/)
  expect(html).toMatch(
    / width="680" height="340" alt="A &#x22;paid&#x22; bill &amp; &quot;coin&quot;" loading="lazy" decoding="async"><\/picture><\/p>$/,
  )
  expect(html).not.toContain('style=')
})

test('Gatsby makes each size once, never larger than the image', async () => {
  await render('![A wall](a%20b.jpg)', ['a b.jpg'])
  const sizes = createJobV2.mock.calls.map(([{ args }]) =>
    args.operations.map(({ args: { width, height, toFormat } }) => `${toFormat} ${width}x${height}`),
  )
  const all = (format: string) => ['170x85', '340x170', '680x340', '1360x680'].map((size) => `${format} ${size}`)
  expect(sizes).toEqual([all('jpg'), all('avif'), all('webp')])
})

test('an image that is narrower than a text keeps its size', async () => {
  const small = sharp({ create: { width: 400, height: 200, channels: 3, background: '#358' } }).jpeg()
  write('small.jpg', await small.toBuffer())
  expect(await render('![A wall](small.jpg)', ['small.jpg'])).toContain('width="400" height="200"')
})

test('an image with a rotation from the camera is not cropped', async () => {
  expect(await render('![A door][it]\n\n[it]: turned.jpg', ['turned.jpg'])).toContain('width="680" height="1360"')
  expect(createJobV2.mock.calls[0]![0].args.operations.map(({ args: { width, height } }) => height / width)).toEqual([
    2, 2, 2, 2,
  ])
})

test('an SVG without words is an image', async () => {
  expect(await render('![A hill](hill.svg)', ['hill.svg'])).toBe(
    '<p><picture><img src="/static/hill.svg" width="300" height="200" alt="A hill" loading="lazy" decoding="async"></picture></p>',
  )
  expect(createJobV2).not.toHaveBeenCalled()
})

test('an SVG with words is inline, so that it has the typeface of the page', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><text y="20">Total</text></svg>'
  write('bill.svg', `<?xml version="1.0"?>\n${drawing}`)
  expect(await render('![A {{thing}}](bill.svg)', ['bill.svg'])).toBe(
    `<p>${drawing.replace('<svg', '<svg role="img" aria-label="A bill &amp; &quot;coin&quot;" data-src="/static/bill.svg"')}</p>`,
  )
})

test('an image that is not beside the text stops the build', async () => {
  await expect(render('![x](lost.png)', ['hill.svg'])).rejects.toThrow('"lost.png" is not beside')
})
