import { reachedFrom } from '../reachedFrom'

const contentIn = (file: string) => [...reachedFrom(file)].filter((reached) => reached.startsWith('content/'))

test('the check and the commands that begin with it import no content, so that they survive broken data', () => {
  expect(contentIn('src/check/checkContent.ts')).toEqual([])
  for (const tool of ['checkContent', 'gatsby', 'buildSites']) expect(contentIn(`src/tools/${tool}.ts`)).toEqual([])
  // What is looked for is found where it is.
  expect(contentIn('src/site/routes.ts')).toContain('content/pages.json')
})
