import { designTokens, resolveValue, styleSheet } from '../../src/build/util/designTokens'

test('a colour that no token names is an error', () => {
  expect(resolveValue('var(--a)', { '--a': 'var(--b)', '--b': '#fff' })).toBe('#fff')
  expect(() => resolveValue('var(--c)', {})).toThrow('--c')
})

test('a very wide window changes no token', () => {
  const values: string[] = []
  styleSheet('styles/tokens.css').walkDecls('--width', ({ value }) => void values.push(value))
  expect(new Set(values).size).toBeGreaterThan(1)
  const { light, dark } = designTokens()
  expect([light, dark].map((tokens) => tokens['--width'])).toEqual([values[0], values[0]])
})
