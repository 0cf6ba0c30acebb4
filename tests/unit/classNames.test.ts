import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import postcss from 'postcss'
import { nameClasses } from '../../src/build/app/classNames'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join('src', file), 'utf8')
const cssModules = files.filter((file) => file.endsWith('.module.css'))

test('no two CSS modules have the same name, because classes are named after it', () => {
  const names = cssModules.map((file) => basename(file))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('rules with CSS modules name classes after the file, and a build without such a rule fails', () => {
  const modules = { localIdentName: '[name]--[local]--[hash:hex:5]' }
  nameClasses({ module: { rules: [{ oneOf: [{ use: [{}, { options: { modules } }] }, { use: [{ options: {} }] }] }] } })
  expect(modules.localIdentName).toBe('[1]-[local]')
  expect(() => nameClasses({ module: { rules: [{ use: [{ options: {} }] }] } })).toThrow('CSS modules')
})

test('a CSS module of a component is imported in its room alone; one without such a component is shared', () => {
  const codeFiles = files.filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
  const owned = cssModules.filter((file) => codeFiles.includes(file.replace('.module.css', '.tsx')))
  expect(owned.length).toBeGreaterThan(10)
  // A folder `parts` belongs to the room around it.
  const roomOf = (module: string) => dirname(module).replace(/\/parts$/, '')
  const foreign = owned.flatMap((module) =>
    codeFiles
      .filter((file) => !file.startsWith(`${roomOf(module)}/`) && read(file).includes(`/${basename(module)}'\n`))
      .map((file) => `${file}: ${module}`),
  )
  expect(foreign).toEqual([])
})

/** Returns the names of the classes of a CSS module. */
function classesOf(file: string): ReadonlySet<string> {
  const names = new Set<string>()
  postcss.parse(read(file)).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([a-z]\w*)/gi)) names.add(name!)
  })
  return names
}

/** Returns the name by which code imports a CSS module; undefined if it does not. */
const importedAs = (code: string, file: string) =>
  new RegExp(`^import \\* as (\\w+) from '.*/${basename(file)}'$`, 'm').exec(code)?.[1]

test('every class of a CSS module is used', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file)).map(read)
  /** True if a file has `styles.name`, or passes `styles` on or indexes it and some file has the name in quotes. */
  const isUsed = (file: string, name: string) =>
    code.some((text) => {
      const styles = importedAs(text, file)
      if (!styles) return false
      const uses = (rest: string) => new RegExp(`\\b${styles}\\b${rest}`).test(text)
      return uses(`\\.${name}\\b`) || (uses('(?!\\.| from)') && code.some((each) => each.includes(`'${name}'`)))
    })
  const unused = cssModules.flatMap((file) =>
    [...classesOf(file)].filter((name) => !isUsed(file, name)).map((name) => `${file}: .${name}`),
  )
  expect(unused).toEqual([])
})

test('every class that code names is in its CSS module', () => {
  const missing = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const code = read(file)
      return cssModules.flatMap((module) => {
        const styles = importedAs(code, module)
        const used = styles ? code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')) : []
        return [...used].filter(([, name]) => !classesOf(module).has(name!)).map(([use]) => `${file}: ${use}`)
      })
    })
  expect(missing).toEqual([])
})
