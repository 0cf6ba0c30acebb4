import { compileFunction } from 'node:vm'
import { buildSync } from 'esbuild'
import type { ComponentType } from 'react'
import { dataNames, type DataName } from '../../src/content/dataSchemas'
import { kindOfTemplate, templates, type Template } from '../../src/site/pageKinds'
import { productPictures } from '../../src/site/product/productPictures'
import { notFoundPath } from '../../src/site/publicFiles'
import { reachedFrom } from '../reachedFrom'

// As in a build, and much faster than with React's warnings.
process.env.NODE_ENV = 'production'
const { createElement, Fragment } = jest.requireActual<typeof import('react')>('react')
const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server')

/** What the code of the site makes of data. */
type Site = typeof import('../siteContent') &
  typeof import('../components/render') &
  typeof import('../../src/build/pages/hostPages') &
  typeof import('../../src/content/variables') &
  typeof import('../../src/head/Head') &
  typeof import('../../src/pictures/ProductPicture') &
  typeof import('../../src/pictures/scenes/ProductScene') &
  Record<Template, ComponentType<object>>

const exported = [
  './tests/siteContent',
  './tests/components/render',
  './src/build/pages/hostPages',
  './src/content/variables',
  './src/head/Head',
  './src/pictures/ProductPicture',
  './src/pictures/scenes/ProductScene',
]

/** All of it in one script, so that it can be run for each change of the data, in milliseconds. */
const script = buildSync({
  stdin: {
    contents: [
      ...exported.map((path) => `export * from '${path}'`),
      ...templates.map((template) => `export { default as ${template} } from './src/templates/${template}'`),
    ].join('\n'),
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  logLevel: 'error',
  format: 'cjs',
  jsx: 'automatic',
  packages: 'external',
  external: ['*.json', '*/languageTable', '*/useCopy'],
  outdir: '.',
}).outputFiles[0]!.text
const run = compileFunction(script, ['require', 'module']) as (
  require: (path: string) => unknown,
  module: { exports?: Site },
) => void

/** Words that show their key and every value that they are given. */
const useCopy =
  () =>
  (key: string, values: object = {}) =>
    [key, ...Object.values(values).map(String)].join(' ')

/** The code of the site where a data file holds something else. */
function siteWith(file: DataName, data: object): Site {
  const module: { exports?: Site } = {}
  run((path): unknown => {
    if (path.endsWith('/useCopy')) return { useCopy }
    if (path.endsWith('/languageTable')) return jest.requireActual('../../src/site/languageTable')
    if (path.endsWith(`/content/${file}.json`)) return data
    return jest.requireActual(path.replace(/^.*(?=\/content\/)/, '../..'))
  }, module)
  return module.exports!
}

const words = {
  title: 'T',
  metaTitle: 'T',
  text: 'T',
  description: 'D',
  pictureAlt: 'P',
  article: { html: '<p>A</p>', toc: [{ id: 'a', text: 'A' }] },
}
const named = { ...words, key: 'first', name: 'N', summary: 'S', lead: 'L' }
const post = {
  ...named,
  slug: 'first',
  date: '2026-01-02',
  author: named,
  tags: [{ ...named, slug: 'first' }],
  sources: [],
  cover: null,
  coverAlt: '',
  minutes: 3,
}

/** What GraphQL answers to any template. */
const answers = (features: readonly string[]) => {
  const pages = features.map((key) => ({ ...named, key }))
  return {
    features: pages,
    gates: pages,
    pictures: pages,
    feature: { ...named, problem: words, steps: [words], benefits: [words], scene: words, faq: [] },
    legalPage: { ...named, updated: post.date },
    tag: post,
    tags: [],
    post,
    posts: [post],
    related: [post],
    others: [post],
    testimonials: [],
    faq: { questions: [] },
  }
}

/** The kinds of pages that read a data file: prices where there are words for them, samples besides the pictures. */
const readers = (file: DataName): Template[] =>
  templates.filter((template) => {
    if (file === 'plans') return kindOfTemplate(template).namespaces.includes('plans')
    if (file === 'samples') return template === 'HowItWorks'
    return reachedFrom(`src/templates/${template}.tsx`).has(`content/${file}.json`)
  })
const readersOf = new Map(dataNames.map((file) => [file, readers(file)]))

/**
 * What is printed where a data file holds these data: the English pages on the Finnish host whose kinds read it, with
 * their heads, and what copy may interpolate.
 */
export function pagesWith(file: DataName, data: object): string {
  const site = siteWith(file, data)
  const { collectedHead, hostPages, onPage, postRow, ProductPicture, ProductScene } = site
  const pages = hostPages(site.siteContentOf([postRow({ key: 'first', language: 'en', tags: ['vat'] })]), 'fi')
  for (const path of ['/', notFoundPath])
    if (!pages.some((page) => page.path === path)) throw new Error(`No page has the path ${path}.`)
  const english = pages.filter(({ context }) => context.language === 'en')
  const features = english.filter(({ template }) => template === 'Feature').map(({ context }) => context.key)
  const printedPages = english
    .filter(({ template }) => readersOf.get(file)!.includes(template))
    .map(({ template, context }) => {
      const props = { data: answers(features), pageContext: context }
      // In this order: the head is collected while the page is printed.
      const html = renderToString(onPage(createElement(site[template], props), context))
      return html + renderToString(createElement(Fragment, null, collectedHead().components))
    })
  const pictures = (file === 'samples' ? productPictures : []).flatMap((picture) =>
    [ProductPicture, ProductScene].map((Drawn) =>
      renderToString(onPage(createElement(Drawn, { picture, label: 'Berries' }))),
    ),
  )
  return [JSON.stringify(site.variables('en', site.variableSources)), ...printedPages, ...pictures].join('\n')
}
