import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder } from '../../src/build/util/gatsbyInNode'
import { builtLanguage } from '../../src/publish/builtLanguage'
import { siteServer } from '../../src/publish/siteServer'
import { samplePages } from '../samplePages'
import { listen } from '../ports'
import { startOrca } from './orca'
import { headingsOf, linesIn, linesOf, outlineOf, printed, spaced } from './transcript'

jest.setTimeout(300_000)

const kinds = ['Home', 'Pricing', 'HowItWorks', 'Contact', 'Post']
const folder = builtFolder()
const hostLanguage = builtLanguage(folder)
const server = siteServer(folder, hostLanguage)
let orca: Awaited<ReturnType<typeof startOrca>>
let origin: string

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server)}`
  orca = await startOrca()
})

afterAll(async () => {
  await orca.end()
  server.close().closeAllConnections()
})

/** Headings that a page shows, with their levels. In Chromium a heading in a `summary` is the name of a button. */
const headingsShown = () =>
  [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => heading.checkVisibility() && !heading.closest('[aria-hidden=true], summary'))
    .map(({ tagName, textContent }) => `${tagName[1]} ${textContent}`)

describe.each(['fi', 'sv'] as const)('in %s', (language) => {
  const file = join(__dirname, `${language}.md`)
  const paths = kinds.map((kind) => samplePages(folder, language, hostLanguage).get(kind)!)
  const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const said = new Map<string, string[]>()

  test.each(paths)('%s is said with its headings, landmarks and names', async (path) => {
    await orca.open(origin + path)
    const headings = await orca.page.evaluate(headingsShown)
    const lines = linesOf(await orca.said())
    const outline = outlineOf(lines)
    said.set(path, outline)
    expect(headingsOf(lines)).toEqual(headings.map(spaced))
    // UPDATE=1 accepts what is said now.
    if (!process.env.UPDATE) expect(outline).toEqual(linesIn(known, path))
  })

  afterAll(() => {
    if (process.env.UPDATE) writeFileSync(file, `${known.split('\n## ')[0]!.trimEnd()}\n\n${printed(said)}`)
  })
})
