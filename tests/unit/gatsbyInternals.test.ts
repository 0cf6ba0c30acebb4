import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setStartGlobals } from '../../src/client/gatsbyInBrowser'
import { printed } from '../../src/head/gatsbyDocument'
import { announcerId, focusWrapperId, rootId } from '../../src/site/gatsbyIds'
import {
  bundledName,
  entryName,
  isInternal,
  pageDataFile,
  gatsbyVersion,
  scrollStorage,
  statsFile,
  styleExtractor,
  webpackFolder,
} from '../../src/build/util/gatsbyInNode'

const require = createRequire(join(process.cwd(), 'package.json'))
const inside = (file: string) => readFileSync(require.resolve(file), 'utf8')

test('the installed Gatsby has the version whose internals were read (docs/upgrading.md)', () => {
  const { version } = require('gatsby/package.json') as { version: string }
  expect(version).toBe(gatsbyVersion)
})

/** Returns the names that `setStartGlobals` sets on `window`. */
function startGlobals(): string[] {
  Object.assign(globalThis, { window: {} })
  const names = Object.keys(setStartGlobals('') as object)
  Reflect.deleteProperty(globalThis, 'window')
  return names
}

const cacheDir = (file: string) => `gatsby/cache-dir/${file}`

test.each([
  [cacheDir('default-html.js'), [`id="${rootId}"`]],
  [
    cacheDir('production-app.js'),
    [`id="${focusWrapperId}"`, 'window.___loader = publicLoader', '`replaceHydrateFunction`'],
  ],
  [cacheDir('route-announcer-props.js'), [`\`${announcerId}\``]],
  [cacheDir('loader.js'), ['loadPage:', 'loadPageSync:', 'hovering:']],
  [cacheDir('navigation.js'), ['window.___navigate =', 'window.___webpackCompilationHash']],
  ['gatsby-link', ['window.___navigate(', '___loader.hovering(']],
  [
    cacheDir('static-entry.js'),
    [...startGlobals(), '`_gatsby-scripts`', '`script-loader`', '`gatsby-global-css`', 'name="generator"'],
  ],
  [
    'gatsby-plugin-image/gatsby-ssr',
    ['"gatsby-image-style"', '"gatsby-image-style-noscript"', '"gatsby-image-style-script"'],
  ],
  ['gatsby/dist/utils/gatsby-webpack-stats-extractor.js', ['chunk-map.json', '`_gatsby`', entryName]],
  ['gatsby/dist/utils/page-data.js', [pageDataFile]],
  ['gatsby/dist/services/initialize.js', ['cacheIsCorrupt = cacheDirExists && !publicDirExists']],
  [
    'gatsby/dist/utils/webpack.config.js',
    [`${entryName}:`, '`[name]-[contenthash].js`', '`[name].[contenthash].css`', `\`.cache\`, \`${webpackFolder}\``],
  ],
  [scrollStorage, ['SessionStorage', '.read =', '.save =']],
  ['gatsby-react-router-scroll/scroll-handler.js', ['require("./session-storage")']],
])('%s still has the names that this site uses', (file, names) => {
  const text = inside(file)
  expect(names.filter((name) => !text.includes(name))).toEqual([])
})

test('style sheets and code name the elements of Gatsby alike', () => {
  const sheets = ['base', 'busy'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('')
  for (const id of [rootId, focusWrapperId, announcerId]) expect(sheets).toContain(`#${id} {`)
})

test('only the output of Gatsby in a document is recognised', () => {
  const elements = {
    generator: { key: null, type: 'meta', props: { name: 'generator' } },
    pagePath: { key: 'script-loader', type: 'script', props: {} },
    scripts: { key: null, type: 'x', props: { sliceId: '_gatsby-scripts' } },
    styleSheet: { key: null, type: 'style', props: { 'data-identity': 'gatsby-global-css' } },
    imageHelpers: { key: 'gatsby-image-style-script', type: 'script', props: {} },
    none: { key: 'x', type: 'meta', props: { name: 'theme-color' } },
  }
  for (const [name, recognises] of Object.entries(printed))
    expect([
      name,
      ...Object.entries(elements)
        .filter(([, element]) => recognises(element))
        .map(([other]) => other),
    ]).toEqual([name, name])
})

test('internal files of Gatsby are distinguished from files of the site', () => {
  const own = [statsFile, 'chunk-map.json', 'app-1.js.map', '_gatsby/slices/x.html', '~partytown/x.js']
  expect(own.filter((file) => !isInternal(file))).toEqual([])
  expect(['index.html', 'page-data/app-data.json', '_headers', 'blog/_gatsby/x.html'].filter(isInternal)).toEqual([])
  const hash = '5843c3dd09a7fba67468'
  const bundled = new RegExp(`^${bundledName}$`)
  expect(
    [`app-${hash}.js`, `styles.${hash}.css`, `component---src-templates-blog-tsx-${hash}.js`].filter(
      (name) => !bundled.test(name),
    ),
  ).toEqual([])
  expect(['app.js', `app-${hash}.txt`, `folder/app-${hash}.js`].filter((name) => bundled.test(name))).toEqual([])
})

test('the plugin that makes the style sheet has the name that the code looks for', () => {
  const ofGatsby = createRequire(require.resolve('gatsby/package.json'))
  expect((ofGatsby('mini-css-extract-plugin') as { name: string }).name).toBe(styleExtractor)
})
