import { readdirSync } from 'node:fs'
import budgets from './budgets.json'
import { addressed, pages } from './site'
import { applicationParts, firstVisit, stem, templateOf, weights, type Kind, type Part } from './weights'

const kinds = Object.keys(weights) as Kind[]
const templates: Record<string, Record<Kind, number>> = Object.fromEntries(
  Object.entries(budgets.templates).map(([template, own]) => [template, { ...budgets.everyTemplate, ...own }]),
)
const application: Record<string, number> = budgets.application

const sum = (parts: readonly Part[]) => parts.reduce((bytes, part) => bytes + part.bytes, 0)

/** Reports what is too heavy: the sum, the budget and every file of the sum. */
const fault = (what: string, parts: readonly Part[], budget: number) =>
  sum(parts) > budget
    ? [
        `${what}: ${sum(parts)} bytes, budget ${budget}: ${parts.map(({ file, bytes }) => `${file} (${bytes})`).join(' + ')}`,
      ]
    : []

test('every template has its budget', () => {
  const templateNames = readdirSync('src/templates')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) =>
      file
        .replace('.tsx', '')
        .replace(/\B[A-Z]/g, '-$&')
        .toLowerCase(),
    )
  expect(Object.keys(templates).sort()).toEqual(templateNames.sort())
  expect(templateNames).toEqual(expect.arrayContaining(pages.map(templateOf)))
})

test.each(Object.entries(templates))('every page of %s keeps its budget', (template, budget) => {
  const faults = pages
    .filter((page) => templateOf(page) === template)
    .flatMap((page) => kinds.flatMap((kind) => fault(`${kind} of ${template}`, weights[kind](page), budget[kind])))
  expect([...new Set(faults)]).toEqual([])
})

test('a first visit of any page keeps its budget', () => {
  expect(pages.flatMap((page) => fault(page.path, firstVisit(page), budgets.firstVisit))).toEqual([])
})

test('the scripts of the application keep their budgets', () => {
  const parts = applicationParts()
  expect(parts.map(({ file }) => stem(file)).sort()).toEqual(Object.keys(application).sort())
  expect(parts.flatMap((part) => fault(stem(part.file), [part], application[stem(part.file)]!))).toEqual([])
})

test('all pages share one style sheet and one boot script', () => {
  const sheets = new Set(addressed.flatMap((page) => weights.css(page).map(({ file }) => file)))
  const scripts = new Set(
    addressed.flatMap(({ root }) =>
      root.querySelectorAll('script:not([type]):not([src])').map((script) => script.text),
    ),
  )
  expect([sheets.size, scripts.size]).toEqual([1, 1])
})

test('the font of the first line is fetched at once, alone', () => {
  for (const { root } of addressed)
    expect(
      root
        .querySelectorAll('link[rel=preload], link[rel=modulepreload], link[rel=prefetch]')
        .map((link) => link.getAttribute('as')),
    ).toEqual(['font'])
})

test('a picture is either fetched first, with high priority, or left until it is near', () => {
  const images = addressed.flatMap(({ path, root }) =>
    root.querySelectorAll('img').map((img, index) => ({ path, index, img })),
  )
  for (const { path, index, img } of images) {
    const first = img.getAttribute('loading') === 'eager'
    expect({ path, first, priority: img.getAttribute('fetchpriority') }).toEqual({
      path,
      first: first && index === 0,
      priority: first ? 'high' : undefined,
    })
  }
})
