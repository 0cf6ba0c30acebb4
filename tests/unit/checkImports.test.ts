import { reachedFrom } from '../reachedFrom'

const contentIn = (file: string) => [...reachedFrom(file)].filter((reached) => reached.startsWith('content/'))

test('the check imports no content, so that it survives broken data', () => {
  expect(contentIn('src/check/checkContent.ts')).toEqual([])
  expect(contentIn('src/tools/checkContent.ts')).toEqual([])
  // What is looked for is found where it is.
  expect(contentIn('src/site/routes.ts')).toContain('content/pages.json')
})
