import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tags from '../../content/tags.json'
import { box, layout } from '../../src/build/social/layoutWords'
import { drawSocialImage } from '../../src/build/social/drawSocialImage'
import { filesBelow } from '../../src/build/util/filesBelow'
import { sourceFiles } from '../../src/build/util/sourceFiles'
import { parseTextFiles } from '../../src/check/textFiles'
import { marks, type FeatureMarkId } from '../../src/drawings/marks'

const mark = Object.keys(marks)[0] as FeatureMarkId

interface Copy {
  title?: string
  hero?: { title?: string }
}

/** Titles of pages whose words stand in `locales/`. */
const ofLocales = filesBelow('locales').flatMap((file) => {
  const { title, hero } = JSON.parse(readFileSync(join('locales', file), 'utf8')) as Copy
  return [title, hero?.title].flatMap((text) => (typeof text === 'string' ? [{ title: text }] : []))
})

const ofTags = Object.values(tags).flatMap((names) => Object.values(names).map(({ name }) => ({ title: name })))

const ofTexts = parseTextFiles(sourceFiles()).flatMap(({ file, collection, data }) => {
  const { title } = (data ?? {}) as Copy
  if (title === undefined) return []
  const beside = { features: { mark }, blog: { cover: { file, digest: '' } } }
  return [{ title, ...beside[collection as keyof typeof beside] }]
})

/** Returns the outline of a letter as social images draw it. */
async function outline(letter: string): Promise<string | undefined> {
  const { svg } = await layout(box({}, [box({ fontSize: 60, fontWeight: 700 }, letter)]), { width: 100, height: 100 })
  return /<path[^>]* d="([^"]+)"/.exec(svg)?.[1]
}

test('the typeface of social images has every letter of the titles', async () => {
  const titles = [...ofLocales, ...ofTags, ...ofTexts].map(({ title }) => title).join('')
  const letters = [...new Set(titles.match(/[^\s\p{Cf}{}]/gu))]
  const missing = await outline('\uffff')
  const outlines = await Promise.all(letters.map(outline))
  expect(letters.filter((_, index) => outlines[index] === missing)).toEqual([])
})

test.each(Object.entries({ ofLocales, ofTags, ofTexts }))(
  'every title %s fits on a social image, and no word of it is broken',
  async (_, titles) => {
    expect(titles.length).toBeGreaterThan(0)
    const drawn = await Promise.allSettled(titles.map((content) => drawSocialImage({ brand: '', ...content }, false)))
    expect(drawn.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual([])
  },
)
