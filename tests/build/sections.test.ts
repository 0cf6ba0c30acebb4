import pages from '../../content/pages.json'
import plans from '../../content/plans.json'
import { featureBands } from '../../src/site/featureBands'
import { languageCodes } from '../../src/site/languages'
import { localPath } from '../../src/site/paths'
import { isPattern, ownPath, routeIds, routes } from '../../src/site/routes'
import { featureBandIds, sectionIds } from '../../src/site/sectionIds'
import { byPath, siteLanguage } from './site'

const groups = [...new Set(plans.features.map(({ group }) => group))]

/** Fragments that links of articles may have on a page, as the content check knows them. */
function expected(id: keyof typeof pages): string[] {
  const { template, bands = featureBands } = routes[id]
  const own = template === 'Feature' ? bands.flatMap((band) => featureBandIds[band] ?? []) : template === 'Features' ? groups : []
  return [...(sectionIds[template] ?? []), ...own].sort()
}

test.each(routeIds.filter((id) => !isPattern(id) && id !== 'not-found'))('the bands of %s have the fragments that links may name', (id) => {
  for (const language of languageCodes) {
    const page = byPath.get(localPath(ownPath(id, language), language, siteLanguage))!
    const found = page.root.querySelectorAll('main section[id]').map((section) => section.getAttribute('id')!)
    expect(found.sort()).toEqual(expected(id))
  }
})
