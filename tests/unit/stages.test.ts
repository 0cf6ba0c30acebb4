import { inStages, startNames } from '../../src/build/app/stages'

test('the application starts last, with what Gatsby gave it, and depends on the stages before it', () => {
  const { entry } = inStages({ entry: { polyfill: '/site/.cache/polyfill-entry', app: '/site/.cache/production-app' } })
  const before = startNames.slice(0, -1)
  expect(before).not.toHaveLength(0)
  expect(entry).toMatchObject({
    polyfill: '/site/.cache/polyfill-entry',
    app: { import: '/site/.cache/production-app', dependOn: before },
  })
})
