import { existsSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs'
import { buildSites } from '../../src/publish/buildSites'
import type { Language } from '../../src/site/languages'
import { temporaryFolder, type TemporaryFolder } from '../temporaryFolder'

let folder: TemporaryFolder
beforeEach(() => {
  folder = temporaryFolder()
  for (const file of ['.cache/own', 'public/index.html']) write(file, 'own')
})
afterEach(() => folder.remove())

const write = (file: string, content: string) => folder.write(file, content)
const read = (file: string) => (existsSync(folder.path(file)) ? folder.read(file) : undefined)

/** Returns a build that writes what Gatsby would: output, host rules, a cache that grows. */
const build =
  (text: string, more: (language: Language) => void = () => undefined) =>
  (language: Language) => {
    write('public/index.html', `${text} ${language}`)
    write('public/_nginx.conf', `${text} ${language} rules`)
    write('.cache/log', `${read('.cache/log') ?? ''}${language} `)
    return Promise.resolve().then(() => more(language))
  }
const run = (
  languages: readonly Language[],
  work: (language: Language) => Promise<void>,
  signal = new AbortController().signal,
) => buildSites({ root: folder.root, languages, build: work, signal, say: () => undefined })

const asBefore = () => [
  read('.cache/own'),
  read('.cache/log'),
  read('public/index.html'),
  existsSync(folder.path('.builds/aside')),
]
const untouched = ['own', undefined, 'own', false]

test('all hosts are published with their rules, and the folders of the project are restored', async () => {
  await run(['fi', 'en'], build('new'))
  expect([read('sites/fi/index.html'), read('sites/en/index.html')]).toEqual(['new fi', 'new en'])
  expect([read('sites/nginx/fi.conf'), readdirSync(folder.path('sites/en'))]).toEqual(['new fi rules', ['index.html']])
  expect(asBefore()).toEqual(untouched)
})

test('hosts that a killed run has left aside are there again, with the host that is built anew', async () => {
  await run(['fi', 'en'], build('old'))
  renameSync(folder.path('sites'), folder.path('.builds/previous'))
  await run(['en'], build('new'))
  expect([read('sites/fi/index.html'), read('sites/en/index.html')]).toEqual(['old fi', 'new en'])
})

test('each host keeps its own cache; a new host starts with the cache of the host before', async () => {
  await run(['fi', 'en'], build('first'))
  await run(['fi', 'en'], build('second'))
  expect([read('.builds/fi/.cache/log'), read('.builds/en/.cache/log')]).toEqual(['fi fi ', 'fi en en '])
})

test('a copied cache has the times of the files, which Gatsby compares', async () => {
  const day = new Date('2026-01-02T03:04:05Z')
  utimesSync(folder.path('.cache/own'), day, day)
  await run(['fi'], build('new'))
  expect(statSync(folder.path('.builds/fi/.cache/own')).mtime).toEqual(day)
})

test('if one build fails, no host is replaced', async () => {
  await run(['fi', 'en'], build('old'))
  const failing = build('new', (language) => {
    if (language === 'en') throw new Error('broken')
  })
  await expect(run(['fi', 'en'], failing)).rejects.toThrow('broken')
  expect([read('sites/fi/index.html'), read('sites/en/index.html'), ...asBefore()]).toEqual([
    'old fi',
    'old en',
    ...untouched,
  ])
})

test('if a build fails, the publication of the host before ends first', async () => {
  const failing = build('new', (language) => {
    if (language === 'en') throw new Error('broken')
  })
  await expect(run(['fi', 'en'], failing)).rejects.toThrow('broken')
  expect(read('.builds/sites/nginx/fi.conf')).toBe('new fi rules')
})

test.each([
  ['the next build succeeds, the error of the publication is thrown', () => undefined, /EEXIST|ENOTDIR/],
  [
    'the next build fails too, the error of that build is thrown',
    () => {
      throw new Error('broken')
    },
    'broken',
  ],
])('if a publication fails, no host is replaced; if %s', async (_what, onEnglish, told) => {
  const failing = build('new', (language) =>
    language === 'fi' ? write('.builds/sites/fi', 'in the way') : onEnglish(),
  )
  await expect(run(['fi', 'en'], failing)).rejects.toThrow(told)
  expect([read('sites/fi/index.html'), ...asBefore()]).toEqual([undefined, ...untouched])
})

test('a stopped run builds no further host, replaces no host and restores the folders of the project', async () => {
  await run(['fi', 'en'], build('old'))
  const stop = new AbortController()
  const built: Language[] = []
  const stopping = build('new', (language) => {
    built.push(language)
    stop.abort(new Error('Stopped.'))
  })
  await expect(run(['fi', 'en'], stopping, stop.signal)).rejects.toThrow('Stopped.')
  expect([built, read('sites/fi/index.html'), ...asBefore()]).toEqual([['fi'], 'old fi', ...untouched])
})

test('after a killed run the next run restores the folders of the project', async () => {
  // A build that never ends leaves the same folders as a killed process.
  void run(['fi'], (language) => build('killed')(language).then(() => new Promise<void>(() => undefined)))
  await new Promise(setImmediate)
  expect(read('public/index.html')).toBe('killed fi')
  await run(['en'], build('new'))
  expect(asBefore()).toEqual(untouched)
})

test('a host with more redirects than a CDN takes is built, with a warning', async () => {
  const said: string[] = []
  const rules = Array.from({ length: 2001 }, (_, index) => `/${index}/ /${index} 301`).join('\n')
  const many = build('new', (language) => {
    if (language === 'en') write('public/_redirects', rules)
  })
  const signal = new AbortController().signal
  await buildSites({ root: folder.root, languages: ['fi', 'en'], build: many, signal, say: (text) => said.push(text) })
  expect(said.filter((text) => text.includes('WARNING'))).toEqual([
    expect.stringMatching(/^en: .* leaves out the other 1\./),
  ])
  expect(read('sites/en/_redirects')).toBe(rules)
})

test('hosts that a run does not build are unchanged', async () => {
  await run(['fi', 'en'], build('old'))
  await run(['en'], build('new'))
  expect(
    ['fi', 'en'].map((language) => [read(`sites/${language}/index.html`), read(`sites/nginx/${language}.conf`)]),
  ).toEqual([
    ['old fi', 'old fi rules'],
    ['new en', 'new en rules'],
  ])
})
