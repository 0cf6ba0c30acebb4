import { sourceFiles } from '../../src/build/util/sourceFiles'
import { variablesIn } from '../../src/content/fill'
import { placeValues } from '../../src/site/placeValues'

test('every value of a place of use is asked for by some text: a name that is not would hide a misspelt one', () => {
  const words = sourceFiles().flatMap(({ path, text = '' }) => (path.startsWith('locales/') ? variablesIn(text) : []))
  expect(placeValues.filter((name) => !words.includes(name))).toEqual([])
})
