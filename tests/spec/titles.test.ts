import { sourceFiles } from '../../src/build/util/sourceFiles'
import { titleFits } from '../../src/build/social/drawSocialImage'
import { parseContent } from '../../src/check/parseContent'
import { marks, type FeatureMarkId } from '../../src/drawings/marks'

const mark = Object.keys(marks)[0] as FeatureMarkId

test('every title of a text fits on a social image without being shortened', async () => {
  const titles = parseContent(sourceFiles()).flatMap(({ file, collection, data }) => {
    const { title } = (data ?? {}) as { title?: string }
    if (title === undefined) return []
    return [
      {
        brand: '',
        title,
        ...(collection === 'features' && { mark }),
        ...(collection === 'blog' && { cover: { file, digest: '' } }),
      },
    ]
  })
  expect(titles.length).toBeGreaterThan(0)
  const whole = await Promise.all(titles.map(titleFits))
  expect(titles.filter((_, index) => !whole[index]).map(({ title }) => title)).toEqual([])
})
