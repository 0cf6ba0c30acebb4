import { languageCodes } from '../site/languages'
import { featureBands, isPattern, isRouteId, ownPath, routeIds, routes } from '../site/routes'
import type { ContentIssue } from './issues'

const file = 'content/pages.json'
const segment = /^(\/|(\/[a-z0-9-]+)+)$/

/** Folder of `content/` that a route needs, by its template. */
const folders: Partial<Record<string, string>> = { Feature: 'features', Legal: 'legal' }

function missingContent(id: (typeof routeIds)[number], paths: ReadonlySet<string>): ContentIssue[] {
  const { template, testimonials = [], faq, related = [], bands = [], namespaces } = routes[id]
  const folder = folders[template]
  const wanted = [
    ...(folder ? [`content/${folder}/${id}/fi.md`] : []),
    ...testimonials.map((key) => `content/testimonials/${key}/fi.md`),
    ...(faq ? [`content/faq/${faq}/fi.md`] : []),
    ...namespaces.map((namespace) => `locales/fi/${namespace}.json`),
    `src/templates/${template}.tsx`,
  ]
  return [
    ...wanted
      .filter((path) => !paths.has(path))
      .map((path) => ({ file, cause: `The row "${id}" needs ${path}, which is missing.`, fix: 'Add the file or mend the row.' })),
    ...related
      .filter((other) => !isRouteId(other))
      .map((other) => ({ file, cause: `The row "${id}" is related to "${other}", which is no row.`, fix: 'Use an id of this file.' })),
    ...bands
      .filter((band) => !(featureBands as readonly string[]).includes(band))
      .map((band) => ({ file, cause: `The row "${id}" has the band "${band}", which is none.`, fix: `Use: ${featureBands.join(', ')}.` })),
  ]
}

/** Issues of the route table: paths well formed, everything that a row names is there. */
export const checkRoutes = (paths: ReadonlySet<string>): ContentIssue[] =>
  routeIds.flatMap((id) => [
    ...languageCodes
      .filter((language) => !isPattern(id) && id !== 'not-found' && !segment.test(ownPath(id, language)))
      .map((language) => ({
        file,
        cause: `The path "${ownPath(id, language)}" of "${id}" (${language}) is not well formed.`,
        fix: 'Begin with a slash; use a-z, 0-9 and hyphens; no slash at the end.',
      })),
    ...missingContent(id, paths),
  ])
