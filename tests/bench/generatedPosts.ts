import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import company from '../../content/company.json'
import { languageCodes, type Language } from '../../src/site/languages'
import { tagIds } from '../../src/site/tags'

/** Front matter of the generator's posts, as far as it is used. */
interface Generated {
  title: string
  description: string
  date: string
  slug: string
}

const authors = Object.keys(company.team)
const yaml = (value: unknown) => JSON.stringify(value)

/** Links of the generator are paths of its ports; writers of this site name pages and posts by their ids. */
const links = (body: string) =>
  body
    .replace(/\]\((?:\/\w\w)?\/pricing\/\)/g, '](page:pricing)')
    .replace(/\]\((?:\/\w\w)?\/blog\/([\w-]+)\/\)/g, '](post:$1)')

/** A post of the benchmark's generator as this site wants it. Throws where the text is not the generator's. */
export function generatedPost(text: string): string {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const { title, description, date, slug } = parse(front) as Generated
  const number = Number.parseInt(slug, 10)
  const fields = {
    slug: yaml(slug),
    title: yaml(title),
    description: yaml(description.length > 180 ? `${description.slice(0, 176)} ...` : description),
    date,
    author: authors[number % authors.length],
    cover: 'cover.svg',
    tags: `[${tagIds[number % tagIds.length]}]`,
  }
  return `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n${links(body)}`
}

/** File of a generated post in a copy of the project. */
export const generatedFile = (project: string, language: Language, slug: string): string =>
  join(project, 'content', 'blog', slug, `${language}.md`)

/** Lays the generator's posts, `posts/<language>/<slug>.md`, into a copy of the project, each with the first drawn cover there is. */
export function layPosts(project: string, posts: string): void {
  const blog = join(project, 'content', 'blog')
  const cover = readdirSync(blog)
    .sort()
    .map((id) => join(blog, id, 'cover.svg'))
    .find((file) => existsSync(file))
  if (!cover) throw new Error('No post in content/blog has a cover.svg.')
  for (const language of languageCodes)
    for (const file of readdirSync(join(posts, language))) {
      const target = generatedFile(project, language, basename(file, '.md'))
      mkdirSync(join(target, '..'), { recursive: true })
      writeFileSync(target, generatedPost(readFileSync(join(posts, language, file), 'utf8')))
      cpSync(cover, join(target, '..', 'cover.svg'))
    }
}
