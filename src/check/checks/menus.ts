import { kindNamed, nameKey } from '../../site/pageKinds'
import type { ContentIssue } from '../issues'
import { labelProblem } from '../labels'
import type { ValuePath } from '../located'
import { didYouMean } from '../nearest'
import { dataFile, type Content } from '../readContent'
import { isTarget } from '../rows'

interface Entry {
  page: string
  label?: string
}

/** Issues of the menus in `content/navigation.json`: every page that they name has one address a language, and every link and heading has words. */
export function checkMenus(content: Content): ContentIssue[] {
  const { navigation, pages } = content.data
  if (!navigation || !pages) return []
  const known = Object.keys(pages).filter((id) => isTarget(pages[id]!))
  const issue = (at: ValuePath, cause: string, fix: string): ContentIssue[] => [
    { file: dataFile('navigation'), ...content.json.navigation!.at(at), cause, fix },
  ]
  const text = (at: ValuePath, label: string) => {
    const problem = labelProblem(label, content)
    return problem ? issue(at, problem.cause, problem.fix) : []
  }
  const entry = (at: ValuePath, { page, label }: Entry) => {
    if (!known.includes(page))
      return issue(
        [...at, 'page'],
        `The menu names "${page}", which is no page with an address.`,
        didYouMean(page, known),
      )
    if (label !== undefined) return text([...at, 'label'], label)
    return nameKey(kindNamed(pages[page]!.template), page) === undefined
      ? issue(
          [...at, 'page'],
          `The page "${page}" has no short name that a menu could show.`,
          'Add a "label": the key of its words in locales/<language>/common.json.',
        )
      : []
  }
  const menu = (at: ValuePath, entries: readonly Entry[] = []) =>
    entries.flatMap((item, index) => entry([...at, index], item))
  return [
    ...menu(['header'], navigation.header),
    ...navigation.footer.flatMap((group, index) => [
      ...text(['footer', index, 'title'], group.title),
      ...menu(['footer', index, 'pages'], group.pages),
    ]),
    ...menu(['contact'], navigation.contact),
    ...menu(['notFound'], navigation.notFound),
  ]
}
