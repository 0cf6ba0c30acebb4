import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licensesText } from '../../src/build/files/licenses'
import { reachedFrom } from '../reachedFrom'

const file = (path: string) => join(process.cwd(), path)
const react = file('node_modules/react/index.js')
const scoped = file('node_modules/@babel/runtime/helpers/extends.js')
/** Returns the names of the listed packages. */
const heads = (text: string) => [...text.matchAll(/^-{72}\n\n(\S+) /gm)].map(([, name]) => name)

test('the order and repetition of files do not matter; a nested package is listed, not the package around it', () => {
  const nested = file('node_modules/@sveltia/cms/node_modules/immutable/dist/immutable.js')
  const text = licensesText([react, nested, scoped, file('node_modules/react/cjs/react.production.min.js')])
  expect(text).toBe(licensesText([scoped, react, nested]))
  expect(heads(text)).toEqual(['@babel/runtime', 'immutable', 'react'])
})

test("files of the site are not listed; files in Gatsby's caches count as Gatsby", () => {
  expect(heads(licensesText([file('src/client/boot/boot.ts'), file('content/site.json')]))).toEqual([])
  expect(heads(licensesText([file('.cache/production-app.js'), react]))).toEqual(['gatsby', 'react'])
})

test('a package is listed with all its licence texts and notices', () => {
  const text = licensesText([file('node_modules/typescript/lib/version.cjs')])
  for (const name of ['LICENSE', 'NOTICE.txt'])
    expect(text).toContain(
      readFileSync(file(`node_modules/typescript/${name}`), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    )
})

test('a package without a licence text is listed with its authors', () => {
  expect(licensesText([file('node_modules/mitt/dist/mitt.js')])).toMatch(
    /^mitt 1.*\nLicence: MIT\n[^]*^By Jason Miller/m,
  )
})

test('the boot script imports no package, so it needs no list of licences', () => {
  const files = [...reachedFrom('src/client/boot/boot.ts')].filter((path) => path.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((path) => /^import (?!type )[^'"]*'[^.]/m.test(readFileSync(path, 'utf8')))).toEqual([])
})
