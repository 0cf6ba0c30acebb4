import type { Server } from 'node:http'
import { sourceFiles } from '../../src/build/util/sourceFiles'
import { editorConfig } from '../../src/editor/editorConfig'
import { editorServer } from '../../src/editor/editorServer'
import { swap, withFile } from '../content/fixture'
import { fixtureRoot } from '../content/smallContent'
import { listen } from '../ports'

const sound = sourceFiles(fixtureRoot)
let sources = sound
let server: Server
let port: number
beforeAll(async () => {
  // The files of the editor, without its program.
  server = editorServer(async () => {
    await Promise.resolve()
    const content = JSON.stringify(editorConfig(sources, 'fi', 'http://localhost'))
    return [
      { path: 'admin/index.html', content: 'Editor' },
      { path: 'admin/config.yml', content },
    ]
  })
  port = await listen(server)
})
afterEach(() => {
  sources = sound
})
afterAll(() => server.close())

async function ask(path: string) {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`)
  return [reply.status, await reply.text()]
}

const company = 'content/company.json'

test('an editor that stayed open while its server began anew gets its files', async () => {
  expect(await ask('/admin/config.yml')).toEqual([200, expect.stringContaining('posts-fi')])
})

test('the editor offers a new team member after it is opened again', async () => {
  sources = withFile(company, swap('"team": {', '"team": { "lakka": "Lumi Lakka",'), sound)
  await ask('/admin')
  expect(await ask('/admin/config.yml')).toEqual([200, expect.stringContaining('"value":"lakka","label":"Lumi Lakka"')])
})

test('the editor names the file that has lost the choices of a field', async () => {
  sources = withFile(company, swap('"team"', '"crew"'), sound)
  expect(await ask('/admin')).toEqual([500, expect.stringMatching(/content\/company\.json:3:3 {2}"crew" is unknown/)])
})

test('the editor names the file that stops it, and opens once that file is mended', async () => {
  expect(await ask('/admin')).toEqual([200, 'Editor'])
  sources = withFile('locales/fi/home.json', () => '{\n  "title": x\n}', sound)
  expect(await ask('/admin')).toEqual([
    500,
    expect.stringMatching(/locales\/fi\/home\.json:2:12 {2}The file is not valid JSON: .*\n +Mend it there/),
  ])
  // An editor that is open keeps working.
  expect(await ask('/admin/config.yml')).toEqual([200, expect.stringContaining('posts-fi')])
  sources = sound
  expect(await ask('/admin/')).toEqual([200, 'Editor'])
  expect(await ask('/admin/nothing.js')).toEqual([404, 'Not found'])
})
