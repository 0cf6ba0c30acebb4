import { resolveValue } from '../../src/build/util/designTokens'

test('a colour that no token names is an error', () => {
  expect(resolveValue('var(--a)', { '--a': 'var(--b)', '--b': '#fff' })).toBe('#fff')
  expect(() => resolveValue('var(--c)', {})).toThrow('--c')
})
