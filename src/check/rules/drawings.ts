import type { FileIssue } from '../issues'
import { issueIn } from '../position'
import type { Rule } from '../rule'

/** What a drawing with words must not contain. */
const forbidden: readonly [pattern: RegExp, cause: string, fix: string][] = [
  [
    /(?<=<)style\b|\bstyle\s*=/,
    'which forbids style within it',
    'Write attributes, such as fill="var(--text, #14213d)" (docs/images.md).',
  ],
  [/(?<=<)script\b|(?<=\s)on[a-z]+\s*=/i, 'which forbids scripts within it', 'Take it out.'],
  [/(?<=href\s*=\s*["'])(?:https?:)?\/\//i, 'which loads nothing from elsewhere', 'Take it out.'],
  [/<!\[CDATA\[/, 'where these words would not be shown', 'Write the words alone, with &amp; for & and &lt; for <.'],
]

interface Drawing {
  path: string
  text: string
}

const forbiddenIssues = ({ path, text }: Drawing): FileIssue[] =>
  forbidden.flatMap(([pattern, why, fix]) => {
    const offset = text.search(pattern)
    const cause = `A drawing with words becomes part of the page, ${why}.`
    return offset < 0 ? [] : [issueIn(path, text)({ offset, cause, fix })]
  })

/** Finds ids that two drawings of one text share: in the page, the second drawing would use what the first defines. */
function idIssues(drawings: readonly Drawing[]): FileIssue[] {
  const first = new Map<string, string>()
  return drawings.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<=\sid\s*=\s*["'])[^"']+/g)].flatMap(({ 0: id, index: offset }) => {
      const other = first.get(id) ?? path
      first.set(id, other)
      const cause = `The id "${id}" is in ${other} too, and both drawings become part of one page.`
      const fix = 'Give it another id, and where it is used.'
      return other === path ? [] : [issueIn(path, text)({ offset, cause, fix })]
    }),
  )
}

/** A drawing with words that a text shows becomes part of the page, so it has nothing that would break the page. */
export const drawingsInPages: Rule = ({ files, texts }) => {
  const drawings = [...files.values()].flatMap(({ path, image, text }) =>
    image && text?.includes('<text') ? [{ path, text }] : [],
  )
  const shown = texts.map(({ file, body }) => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    return drawings.filter(({ path }) => path.startsWith(folder) && body.includes(path.slice(folder.length)))
  })
  const ids = shown.flatMap(idIssues)
  return [
    ...[...new Set(shown.flat())].flatMap(forbiddenIssues),
    // Several languages of a text show the same drawings.
    ...new Map(ids.map((issue) => [`${issue.file} ${issue.cause}`, issue])).values(),
  ]
}
