import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { languageCodes } from '../../src/site/languages'

/** A copy of a post under another slug, title and description. Throws where the text has no front matter. */
export function numbered(text: string, number: number): string {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text)!
  const fields = parse(front!) as Record<string, string>
  const { slug, title, description } = fields
  const own = {
    slug: `${slug}-${number}`,
    title: `${number}: ${title}`.slice(0, 80),
    description: `${number}: ${description}`.slice(0, 180),
    was: [],
  }
  return `---\n${stringify({ ...fields, ...own }, { lineWidth: 0 })}---\n${body}`
}

/** Copies the project's posts until each language has this many more; returns a file to change. */
export function layPosts(project: string, count: number): string {
  const blog = join(project, 'content', 'blog')
  const own = readdirSync(blog).filter((id) => languageCodes.every((code) => existsSync(join(blog, id, `${code}.md`))))
  for (let number = 1; number <= count; number++) {
    const id = own[number % own.length]!
    const folder = join(blog, `${id}-${number}`)
    cpSync(join(blog, id), folder, { recursive: true })
    for (const code of languageCodes) {
      const file = join(folder, `${code}.md`)
      writeFileSync(file, numbered(readFileSync(file, 'utf8'), number))
    }
  }
  return join(blog, own[0]!, `${languageCodes[0]}.md`)
}
