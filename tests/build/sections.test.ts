import plans from '../../content/plans.json'
import { languageCodes } from '../../src/site/languages'
import { fragmentsOf } from '../../src/site/fragments'
import { localPath } from '../../src/site/paths'
import { isRouteId, kindOfRoute, ownPath, routes, type RouteId } from '../../src/site/routes'
import { isPattern, routeIds } from '../routeTable'
import { byPath, pages, hostLanguage } from './site'

const groups = [...new Set(plans.features.map(({ group }) => group))]

/** Returns the fragments that links of articles may use on a page, as the content check knows them. */
const expected = (id: RouteId): string[] => [...fragmentsOf(routes[id], groups)].sort()

test.each(routeIds.filter((id) => !isPattern(id) && kindOfRoute(id).pages !== 'notFound'))(
  'the bands of %s have the fragments that links may name',
  (id) => {
    for (const language of languageCodes) {
      const page = byPath.get(localPath(ownPath(id, language), language, hostLanguage))!
      const found = page.root.querySelectorAll('main section[id]').map((section) => section.getAttribute('id')!)
      expect(found.sort()).toEqual(expected(id))
    }
  },
)

test('no element has a class that its style sheet no longer has', () => {
  const lost = pages.filter(({ root }) => root.querySelector('[class~=undefined]')).map(({ path }) => path)
  expect(lost).toEqual([])
})

test('the accessibility statement, the privacy policy and the terms each have a picture of their own', () => {
  const pictures = ['accessibility', 'privacy', 'terms'].filter(isRouteId).map((id) => {
    const page = byPath.get(localPath(ownPath(id, hostLanguage), hostLanguage, hostLanguage))
    return page?.root.querySelector('main svg')?.outerHTML
  })
  expect(pictures).not.toContain(undefined)
  expect(new Set(pictures).size).toBe(pictures.length)
})
