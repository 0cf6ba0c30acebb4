import type { SharpFile } from 'gatsby-plugin-sharp'
import { isDrawnCover } from '../../src/build/images/coverImage'
import { temporaryFolder } from '../temporaryFolder'

const { path, write, remove } = temporaryFolder()
afterAll(remove)

test.each([
  ['svg', 1600, 900, true],
  ['svg', 1600, 1200, false],
  ['svg', 900, 1600, false],
  ['jpg', 1600, 900, false],
])('a cover .%s of %i x %i is shown as it is: %s', (extension, width, height, isDrawn) => {
  const absolutePath = path(`cover.${extension}`)
  write(`cover.${extension}`, `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)
  expect(isDrawnCover({ extension, absolutePath } as SharpFile)).toBe(isDrawn)
})
