import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { entryName } from '../../src/build/util/gatsbyInNode'
import { folder } from './site'
import { stem } from './weights'

const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))

test('the boot script starts the application in the order of its scripts', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const started = [...html.matchAll(/"?path"?:"\/([\w-]+\.js)"/g)].map(([, name]) => name!)
  expect(started.map(stem)).toEqual(['webpack-runtime', 'framework', entryName])
})

test.each([
  ['React', /\bhydrateRoot=function/],
  ['i18next', /"languageChanging"/],
  ['react-i18next', /NO_I18NEXT_INSTANCE|pass in an i18next instance/],
  ["Gatsby's loader", /page-data\/app-data\.json|"app-data\.json"/],
])('%s is in one script only', (_name, mark) => {
  expect(scripts.filter((name) => mark.test(readFileSync(join(folder, name), 'utf8')))).toHaveLength(1)
})

// docs/decisions/styles-and-accessibility.md, "browsers".
test('no script looks behind in a pattern, which browsers of 2022 cannot read', () => {
  expect(scripts.filter((name) => /\(\?<[=!]/.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})
