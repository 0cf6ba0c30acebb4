import { readFileSync } from 'node:fs'
import { parseMarkdown } from '../../src/check/markdown'
import { headings } from '../../src/content/remark/headings'
import { featureBandNames } from '../../src/site/featureBands'
import { announcerId, focusWrapperId, rootId } from '../../src/site/gatsbyIds'
import { kindOfTemplate, templates } from '../../src/site/pageKinds'
import { isCollection } from '../../src/content/schemas'
import { reachedFrom } from '../reachedFrom'

/** Returns the ids that the code of a page contains. */
const idsIn = (file: string) =>
  [...reachedFrom(file)].flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/\sid="([\w-]+)"/g)].map(([, id]) => id!),
  )

const textTemplates = templates.filter((template) => isCollection(kindOfTemplate(template).collection ?? ''))

test('no heading of a text has the id of another part of its page', () => {
  const taken = new Set([
    ...[rootId, focusWrapperId, announcerId],
    ...[
      'gatsby-browser.tsx',
      'gatsby-ssr.tsx',
      ...textTemplates.map((template) => `src/templates/${template}.tsx`),
    ].flatMap(idsIn),
    ...textTemplates.flatMap((template) => kindOfTemplate(template).fragments({ bands: featureBandNames, groups: [] })),
  ])
  expect([...taken]).toEqual(expect.arrayContaining(['main', 'status', 'sources-title', 'faq', 'related']))
  const text = [...taken].map((id) => `## ${id}\n`).join('\n')
  expect(headings(parseMarkdown(text)).flatMap(({ id }) => (taken.has(id) ? [id] : []))).toEqual([])
})
