import { readFileSync } from 'node:fs'
import { valueAt } from '../../src/check/fileData'
import { variablesIn } from '../../src/content/fill'
import { callerValues } from '../../src/site/callerValues'

test.each(Object.entries(callerValues))('the words of %s ask for each value that they are given', (given, names) => {
  const [namespace, key] = given.split(':') as [string, string]
  const words = valueAt(JSON.parse(readFileSync(`locales/fi/${namespace}.json`, 'utf8')), key.split('.'))
  expect(variablesIn(JSON.stringify(words))).toEqual(expect.arrayContaining([...names]))
})
