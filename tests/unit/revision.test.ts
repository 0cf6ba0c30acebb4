import { revisionOf } from '../../src/build/files/revision'

const hash = (letter: string) => letter.repeat(40)

test('the revision comes from the repository, else from the variables of the build service, else there is none', () => {
  const environment = { SOURCE_VERSION: hash('b'), GITHUB_SHA: hash('c') }
  expect(revisionOf(hash('a'), environment)).toBe(hash('a'))
  expect(revisionOf(undefined, environment)).toBe(hash('b'))
  expect(revisionOf(undefined, { GITHUB_SHA: hash('c') })).toBe(hash('c'))
  expect(revisionOf(undefined, { SOURCE_VERSION: 'main' })).toBeUndefined()
})
