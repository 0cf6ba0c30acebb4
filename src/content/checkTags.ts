import { languageCodes } from '../site/languages'
import type { ContentIssue, SourceFile } from './issues'
import { tagsSchema } from './schemas'

const file = 'content/tags.json'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkSlugs(table: Record<string, Record<string, { slug: string }>>): ContentIssue[] {
  return languageCodes.flatMap((language) => {
    const owners = new Map<string, string>()
    return Object.entries(table).flatMap(([id, words]): ContentIssue[] => {
      const slug = words[language]!.slug
      const owner = owners.get(slug)
      owners.set(slug, owner ?? id)
      if (owner === undefined) return []
      return [{ file, cause: `"${owner}" and "${id}" have the slug "${slug}" in "${language}".`, fix: 'Give each tag of a language its own slug.' }]
    })
  })
}

/** Issues of the tag table: words in every language, slugs well formed and used once. */
export function checkTags(files: readonly SourceFile[]): ContentIssue[] {
  const text = files.find(({ path }) => path === file)?.text
  if (text === undefined) return [{ file, cause: 'The file is missing.', fix: 'It names the tags of the blog in every language.' }]
  const table = parseJson(text)
  if (table === undefined) return [{ file, cause: 'The file is not valid JSON.', fix: 'Look for a missing comma or quotation mark.' }]
  const { success, data, error } = tagsSchema.safeParse(table)
  if (success) return checkSlugs(data)
  return error.issues.map(({ path, message }) => ({ file, cause: `"${path.join('.')}": ${message}.`, fix: 'See docs/adding-a-post.md, "Tags".' }))
}
