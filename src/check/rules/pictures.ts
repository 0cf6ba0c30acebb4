import { nearest } from '../nearest'
import type { Problem } from '../../content/days'
import { targetOf } from './links'
import type { ContentEntry } from '../parseContent'
import type { Content } from '../readContent'
import type { Finding, Rule } from './rule'

/** A file name as it is, without the %20 of addresses. */
function decoded(name: string): string {
  try {
    return decodeURI(name)
  } catch {
    return name
  }
}

/** What is wrong with naming a picture beside a text: it must be there, in the same spelling; undefined where nothing is. */
export function pictureProblem(
  name: string,
  { collection, key }: ContentEntry,
  { files }: Content,
): Problem | undefined {
  const folder = `content/${collection}/${key}/`
  if (/^(https?:)?\/\//i.test(name))
    return {
      cause: `"${name}" is a picture on another server, which would learn who reads the page and may take it away.`,
      fix: `Download it (if its licence allows), put it into ${folder} and write its file name.`,
    }
  if (/^data:/i.test(name))
    return {
      cause: 'The picture is written into the text as data.',
      fix: `Put it as a file into ${folder} and write its name.`,
    }
  const wanted = decoded(name).replace(/^\.\//, '')
  const file = files.get(folder + wanted)
  if (file && !/\.(md|markdown)$/i.test(wanted)) return undefined
  if (file) return { cause: `"${wanted}" is a text and no picture.`, fix: `Write the name of a picture in ${folder}` }
  const beside = [...files.keys()]
    .filter((path) => path.startsWith(folder) && !path.endsWith('.md'))
    .map((path) => path.slice(folder.length))
  const same = beside.find((other) => other.normalize('NFC').toLowerCase() === wanted.normalize('NFC').toLowerCase())
  if (same?.normalize('NFC') === wanted.normalize('NFC'))
    return {
      cause: `The letters of "${wanted}" are put together otherwise in the name of the file.`,
      fix: 'Rename the file with plain letters, a-z and hyphens.',
    }
  if (same)
    return {
      cause: `The picture is called "${same}", not "${wanted}"; servers tell capital letters apart.`,
      fix: `Write ${same}`,
    }
  const near = nearest(wanted, beside)
  return {
    cause: `The picture "${wanted}" is not in ${folder}.`,
    fix: near
      ? `Did you mean ${near}?`
      : `Put it there${beside.length > 0 ? `, or use one of: ${beside.join(', ')}` : ''}.`,
  }
}

/** Every picture in a text is beside it and says in words what it shows. */
export const pictures: Rule = (body, { entry, content }) => {
  const targets = new Map(
    body.parts.flatMap(({ node, ...place }) =>
      node.type === 'definition' ? [[node.identifier, targetOf(body, { node, ...place })] as const] : [],
    ),
  )
  return body.parts.flatMap(({ node, ...place }): Finding[] => {
    if (node.type !== 'image' && node.type !== 'imageReference') return []
    const target = node.type === 'image' ? targetOf(body, { node, ...place }) : targets.get(node.identifier)!
    const words = node.alt?.trim() ?? ''
    const problem = pictureProblem(target.url, entry, content)
    return [
      ...(words === '' || words === target.url
        ? [
            {
              at: place.from,
              cause: 'The picture has no words for those who cannot see it.',
              fix: 'Write what it shows: ![A paid invoice](paid.png).',
            },
          ]
        : []),
      ...(problem ? [{ at: target.at, ...problem }] : []),
    ]
  })
}
