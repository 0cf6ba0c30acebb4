import { valuesAt } from '../../src/check/fileData'
import { contentOf, parseData, parseFile } from '../../src/check/parseContent'
import { references } from '../../src/check/rules/ids'
import { dataNames, type DataName } from '../../src/content/dataSchemas'
import { checkContent, textOf, withFile } from '../content/fixture'
import { fixture } from '../content/smallContent'
import { pagesWith } from './pagesWith'
import { mistake, mistakesIn } from './mistakes'

const content = contentOf(fixture.map(parseFile))

/** What no page says or draws, and elements that nothing is in. */
const nonsense =
  /NaN|undefined|Infinity|∞|-€| (r|width|height|data-[a-z]+)="-|<(a|dd|dt|figcaption|h\d|legend|li|ol|p|summary|tbody|tr|ul)(?: [^>]*)?><\/\2>/

/** What goes wrong in a build with these data; undefined where nothing does. */
function faultWith(name: DataName, data: object): string | undefined {
  try {
    return nonsense.exec(pagesWith(name, data))?.[0]
  } catch (error) {
    return String(error)
  }
}

/** True where the content check names a file that has this text; the schemas, which are faster, are asked first. */
const isNamed = (path: string, text: string) =>
  parseData([{ path, text }]).issues.some(({ file, line }) => file === path && line !== undefined)

/** Every id that names something else, in turn, as each of those that there are. */
const otherIds = (name: DataName, whole: object) =>
  references
    .filter(([file, , , , side]) => file === name && side !== 'key')
    .flatMap(([, pattern, , known]) =>
      valuesAt(whole, pattern).flatMap((part) =>
        (known(content) ?? []).map((value) => mistake(`${part.path.join('.')} is ${value}`, whole, { ...part, value })),
      ),
    )

test.each(dataNames)('content/%s.json: the content check names what the pages cannot show', (name) => {
  const path = `content/${name}.json`
  const whole = JSON.parse(textOf(path)) as object
  expect(faultWith(name, whole)).toBeUndefined()
  const unnamed = [...mistakesIn(whole), ...otherIds(name, whole)].flatMap(({ what, data }) => {
    const text = JSON.stringify(data)
    const fault = isNamed(path, text) ? undefined : faultWith(name, data)
    return fault === undefined || checkContent(withFile(path, () => text)).length > 0 ? [] : [`${what}: ${fault}`]
  })
  expect(unnamed).toEqual([])
})
