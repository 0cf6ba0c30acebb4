import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { nameClasses } from '../../src/build/app/classNames'

test('no two CSS modules have one name, after which their classes are called', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('classes are named in every rule that names them, and a build without one stops', () => {
  const modules = { localIdentName: '[name]--[local]--[hash:hex:5]' }
  nameClasses({ module: { rules: [{ oneOf: [{ use: [{}, { options: { modules } }] }, { use: [{ options: {} }] }] }] } })
  expect(modules.localIdentName).toBe('[name]-[local]')
  expect(() => nameClasses({ module: { rules: [{ use: [{ options: {} }] }] } })).toThrow('CSS modules')
})
