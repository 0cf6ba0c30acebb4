import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codePoints, fontFaces, makeFont } from '../../src/tools/fontFaces'

test('ranges of characters are read as browsers read them', () => {
  expect(codePoints('U+0041-0043, U+20AC')).toEqual([0x41, 0x42, 0x43, 0x20ac])
})

test.each(fontFaces().map((face) => [face.file, face] as const))(
  '%s is what its @font-face asks of the package',
  async (file, face) => {
    const kept = readFileSync(join(process.cwd(), 'src', 'styles', 'fonts', file))
    // `toEqual` would print both files. After a change of the style sheet or of the package, run npm run fonts.
    expect(kept.equals(await makeFont(face))).toBe(true)
  },
)
