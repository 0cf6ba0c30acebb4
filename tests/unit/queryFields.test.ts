import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/build/util/filesBelow'

/** Returns the names in each selection (`{ … }`) of the queries of a file. */
function selectionsIn(code: string): string[][] {
  const selections: string[][] = []
  for (const [, query] of code.matchAll(/(?:graphql|source = )`([^`]*)`/g)) {
    let rest = query!.replace(/\([^)]*\)/g, '')
    while (rest.includes('}'))
      rest = rest.replace(/\{([^{}]*)\}/g, (_, fields: string) => {
        selections.push(fields.match(/\w+/g) ?? [])
        return ''
      })
  }
  return selections
}

const files = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))

const fieldsIn = (list: string) => [...list.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field]) => field!)

/** Types of results that pick fields of a schema. */
const picked = files
  .flatMap((code) => [...code.matchAll(/type (\w+) =[^=]*?Pick<\s*\w+Fields,([^>]*)>(?: & \{\n([^]*?)\n\})?/g)])
  .map(([, name, fields, own = '']) => ({
    name,
    fields: [...fields!.match(/\w+/g)!, ...fieldsIn(own)],
  }))

/** Types beside a query fragment that list all fields themselves. */
const listed = files
  .filter((code) => code.includes('  fragment '))
  .flatMap((code) => [...code.matchAll(/(?:interface (\w+) |type (\w+) = readonly )\{\n([^]*?)\n\}/g)])
  .map(([, name, list = name, fields]) => ({ name: list, fields: fieldsIn(fields!) }))

const types = [...picked, ...listed]
  .map(({ name, fields }) => ({
    name,
    fields,
    selections: files
      .filter((code) => new RegExp(`(?:type|interface|import) .*\\b${name}\\b`).test(code))
      .flatMap((code) => selectionsIn(code)),
  }))
  .filter(({ selections }) => selections.length > 0)

test.each(types)('$name has no field that its query lacks', ({ fields, selections }) => {
  expect(selections).toContainEqual(expect.arrayContaining(fields))
})

test('every type that picks fields of a schema was found, however it is formatted', () => {
  const picks = files.flatMap((code) => code.match(/(?<!\}: )Pick<\s*\w+Fields/g) ?? [])
  expect(picked).toHaveLength(picks.length)
})
