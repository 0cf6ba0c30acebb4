import { inStages, startNames } from '../../src/node/webpack/stages'

const entry = inStages({ entry: { app: '/site/.cache/production-app' } }).entry as Record<string, { import: unknown; dependOn?: string[] }>

test('the application starts last, with what Gatsby gave it', () => {
  expect(Object.keys(entry)).toEqual(startNames)
  expect(startNames.at(-1)).toBe('app')
  expect(entry.app!.import).toBe('/site/.cache/production-app')
})

test('every stage leaves out what the stages before it bring', () =>
  expect(startNames.map((name) => entry[name]!.dependOn)).toEqual(startNames.map((_name, index) => (index ? startNames.slice(0, index) : undefined))))
