import { join } from 'node:path'
import { withEsbuild } from '../../src/build/app/esbuild'
import type { WebpackRule } from '../../src/build/app/webpackConfig'

const babel: WebpackRule[] = [
  {
    test: /\.(js|mjs|jsx|ts|tsx)$/,
    include: (path) => !path.includes('node_modules') || path.includes('gatsby-link'),
    use: () => [],
  },
  // The rule that gatsby-plugin-typescript adds. It includes no folder, so it would match all files.
  { test: /\.tsx?$/, use: () => [] },
]
const styles: WebpackRule = { test: /\.css$/, use: ['css-loader'] }

const rules = withEsbuild({ module: { rules: [...babel, styles] } }).module!.rules!

/** Returns the compilers that process a file. */
const compilers = (path: string) =>
  rules
    .filter(({ test, include }) => test!.test(path) && (include?.(path) ?? true))
    .map(({ use }) => (typeof use === 'function' ? 'Babel' : 'esbuild'))

const source = (path: string) => join(process.cwd(), 'src', path)

test.each([
  ['a component', source('components/Band.tsx'), 'esbuild'],
  ['a module without markup', source('site/paths.ts'), 'esbuild'],
  ['a template with a query', source('templates/Post.tsx'), 'Babel'],
  ['a package that knows Gatsby', '/x/node_modules/gatsby-link/index.js', 'Babel'],
  ['a module that Gatsby makes up', source('no-such-file.js'), 'Babel'],
])('%s has one compiler', (_what, path, compiler) => expect(compilers(path)).toEqual([compiler]))

test('withEsbuild keeps the other webpack rules', () => expect(rules).toContain(styles))

test('webpack rules without Babel are an error', () => {
  expect(() => withEsbuild({ module: { rules: [styles] } })).toThrow(/no webpack rule with Babel/)
})
