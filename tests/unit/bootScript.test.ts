import { buildSync } from 'esbuild'

test('the boot script reads of each language no more than src/build/app/bootScript.ts leaves it', () => {
  const { outputFiles } = buildSync({ entryPoints: ['src/client/boot.ts'], bundle: true, write: false })
  const read = outputFiles[0]!.text.match(/(?<!var )\blanguages\b(?:\[\w+\](?:\.\w+)?)?/g)
  expect([...new Set(read)].sort()).toEqual(['languages', 'languages[code].hostWord'])
})
