import { buildSync } from 'esbuild'

const boot = { entryPoints: ['src/client/boot.ts'], bundle: true, minifyWhitespace: true, write: false as const }
const read = /(?:Object\.\w+\()?(?<!var )\b(?:site_default|plans_default|languages)\b(?:\[\w+\])?(?:\.\w+)?/g

test('the boot script reads of its tables no more than `excerpts` of src/build/app/bootScript.ts leaves it', () => {
  expect([...new Set(buildSync(boot).outputFiles[0]!.text.match(read))].sort()).toEqual([
    'Object.hasOwn(languages',
    'Object.hasOwn(plans_default.cycles',
    'Object.keys(languages',
    'Object.keys(plans_default.cycles',
    'languages[code].hostWord',
    'plans_default.defaultCycle',
    'site_default.sites',
  ])
})
