import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Rooms of the house from the bottom up (DESIGN section 7): a room may import from those before it. */
const rooms = [
  ['site'],
  ['drawings'],
  ['pricing'],
  ['content'],
  ['head'],
  ['i18n'],
  ['components'],
  ['sections'],
  ['layout'],
  ['templates'],
]

const upwards = rooms.flatMap(([room], index) =>
  rooms.slice(index + 1).map(([above]) => ({
    target: `./src/${room}`,
    from: `./src/${above}`,
    message: 'Imports go down only: see docs/architecture.md.',
  })),
)

const apart = (target, from, except = []) => ({
  target: `./src/${target}`,
  from: `./src/${from}`,
  except,
  message: 'Code for Node and code for React meet only in src/site/pageContext.ts.',
})

const only = (name, importNames, message) => ({ name, importNames, message })

export default tseslint.config(
  { ignores: ['public/', '.cache/', '.builds/', '.deploy/', '.bench/', 'sites/', 'node_modules/', 'playwright-report/', 'test-results/'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...upwards,
            ...['head', 'i18n', 'components', 'sections', 'layout', 'templates', 'client'].flatMap((room) => [
              apart('node', room),
              apart(room, 'node'),
            ]),
          ],
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            only('gatsby', ['Link', 'navigate'], 'Use src/i18n/PageLink.tsx.'),
            only('gatsby-plugin-react-i18next', undefined, 'Only src/i18n knows the plugin.'),
            only('react-i18next', undefined, 'Use src/i18n/useCopy.ts.'),
            only('react-helmet', undefined, 'Use src/head/Head.tsx.'),
          ],
        },
      ],
      'max-lines': ['error', { max: 150, skipComments: true }],
      // Numbers and ids are printed in texts all the time.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // With noUncheckedIndexedAccess an index that is known to exist needs the mark.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `() => setState(x)` as a handler is clear.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `type` and `interface` are both used, for unions and objects.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['src/i18n/**', 'src/head/Head.tsx', 'tests/components/render.tsx', 'tests/components/useCopy.test.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/components/**', 'src/sections/**', 'src/templates/**'],
    rules: {
      // A table or code that scrolls sideways has to be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['group'], tags: [] }],
    },
  },
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
)
