import { withoutInvisible } from '../../src/site/invisible'

/** What Orca says of a part behind its name. */
const role =
  /^(?:link|heading level \d|image|(?:toggle|push|radio) button|caption|collapsed|expanded|(?:not )?selected|description (?:term|value))$/
const landmark = /^(?:banner|navigation|main content|information|region|search|form|complementary content)$/

const joint = ' · '

/** A text as it is read: one space between words, nothing that cannot be seen. */
export const spaced = (text: string): string => withoutInvisible(text).replace(/\s+/g, ' ').trim()

/** What Orca has said, a line for each part: its words, then what it is (`Hinnat · link`). */
export function linesOf(spoken: readonly string[]): string[] {
  const lines: string[] = []
  for (const text of spoken.map(spaced).filter(Boolean)) {
    const before = role.test(text) ? lines.pop() : undefined
    lines.push(before === undefined ? text : before + joint + text)
  }
  return lines
}

/** The lines that tell of landmarks, headings and the names of links, buttons and images. */
export const outlineOf = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.includes(joint) || landmark.test(line))

/** The headings among the lines, with their levels. */
export const headingsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [text, ...roles] = line.split(joint)
    const level = roles.find((each) => each.startsWith('heading level '))?.at(-1)
    return level ? [`${level} ${text!}`] : []
  })

const title = (path: string) => `## ${path}\n\n`

/** Pages with what Orca says of them, as a section of a document each. */
export const printed = (pages: ReadonlyMap<string, readonly string[]>): string =>
  [...pages].map(([path, lines]) => `${title(path)}\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`).join('\n')

/** The lines that a document has of a page; none where it does not know it. */
export function linesIn(document: string, path: string): string[] {
  const [, section = ''] = document.split(title(path))
  return /^```text\n(.*?)\n```/s.exec(section)?.[1]?.split('\n') ?? []
}
