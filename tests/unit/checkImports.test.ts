import { readFileSync, readdirSync } from 'node:fs'
import { reachedFrom } from '../reachedFrom'

const contentIn = (file: string) => [...reachedFrom(file)].filter((reached) => reached.startsWith('content/'))

test('the content check and the commands that run it first import no content, so broken data does not crash them', () => {
  expect(contentIn('src/check/checkContent.ts')).toEqual([])
  for (const tool of ['checkContentCommand', 'gatsby', 'buildSitesCommand', 'write', 'newPostCommand'])
    expect(contentIn(`src/tools/${tool}.ts`)).toEqual([])
  // Makes sure that `contentIn` finds an import that exists.
  expect(contentIn('src/site/routes.ts')).toContain('content/pages.json')
})

test('pages and the boot script import only types from schemas, so that no browser gets zod', () => {
  const schemas = (file: string) =>
    [...reachedFrom(file)].filter((reached) => readFileSync(reached, 'utf8').includes("from 'zod'"))
  const templates = readdirSync('src/templates').map((name) => `src/templates/${name}`)
  expect([...templates, 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'src/client/boot/boot.ts'].flatMap(schemas)).toEqual([])
  expect(reachedFrom('gatsby-ssr.tsx')).toContain('src/layout/wrappers.tsx')
  expect(schemas('src/check/checkContent.ts')).toContain('src/site/schemas/pages.ts')
})
