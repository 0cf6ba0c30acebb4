import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SharpFile } from 'gatsby-plugin-sharp'
import { isDrawnCover } from '../../src/build/images/coverImage'

const folder = mkdtempSync(join(tmpdir(), 'covers-'))

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['svg', 1600, 900, true],
  ['svg', 1600, 1200, false],
  ['svg', 900, 1600, false],
  ['jpg', 1600, 900, false],
])('a cover .%s of %i x %i is shown as it is: %s', (extension, width, height, isDrawn) => {
  const absolutePath = join(folder, `cover.${extension}`)
  writeFileSync(absolutePath, `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)
  expect(isDrawnCover({ extension, absolutePath } as SharpFile)).toBe(isDrawn)
})
