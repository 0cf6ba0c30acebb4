import { aliasLanguages, languageCodes } from '../../src/site/languages'
import { ownPath } from '../../src/site/routes'
import { isPattern, routeIds } from '../routeTable'
import { byPath, pathOf, hostLanguage } from './site'

describe.each(routeIds.filter((id) => !isPattern(id) && id !== 'not-found'))('%s', (id) => {
  test.each(languageCodes)('stands in %s at its path of the route table', (language) => {
    expect(byPath.get(pathOf(id, language))?.lang).toBe(language)
  })

  test.each(aliasLanguages)('answers at its unprefixed path in %s too, in the language of the host', (language) => {
    const alias = byPath.get(ownPath(id, language))
    expect(alias?.lang).toBe(hostLanguage)
    expect(alias?.canonical).toBe(byPath.get(pathOf(id, hostLanguage))?.canonical)
  })
})

test.each(languageCodes)('the not-found page in %s is kept out of indexes and runs without the app', (language) => {
  const page = byPath.get(pathOf('not-found', language))!
  expect(page.lang).toBe(language)
  expect(page.canonical).toBeUndefined()
  expect(page.root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(page.root.querySelectorAll('script[src^="/"]')).toHaveLength(0)
})
