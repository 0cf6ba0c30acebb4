import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/**
 * The rooms of src and what each may import (README.md, map of the house): its own files and those of the rooms named,
 * nothing above it. The files of `content/` in the root are data; anybody may import them but `check`, which has to
 * survive broken data (tests/unit/checkImports.test.ts).
 */
const rooms = {
  site: [],
  drawings: [],
  pricing: ['site'],
  state: ['pricing'],
  content: ['site'],
  check: ['site', 'content'],
  head: ['site', 'pricing', 'styles'],
  client: ['site', 'pricing', 'state'],
  i18n: ['site', 'pricing', 'state'],
  components: ['drawings', 'content', 'i18n'],
  pictures: ['site', 'pricing', 'components', 'i18n'],
  sections: ['site', 'pricing', 'state', 'drawings', 'content', 'i18n', 'components', 'pictures'],
  layout: ['site', 'state', 'head', 'client', 'i18n', 'components'],
  templates: ['site', 'pricing', 'content', 'i18n', 'components', 'sections', 'layout'],
  styles: [],
  build: ['site', 'drawings', 'content', 'check'],
  editor: ['site', 'content', 'check', 'build'],
  publish: ['site', 'build'],
  tools: ['site', 'check', 'build', 'editor', 'publish'],
}

/** The rooms inside src/build in the same way. */
const buildRooms = {
  util: [],
  policy: ['util'],
  images: ['util'],
  app: ['util'],
  typesetting: [],
  pages: ['util'],
  graphql: ['util', 'images', 'pages', 'typesetting'],
  social: ['util', 'pages'],
  files: ['util', 'pages', 'social'],
  hooks: ['util', 'policy', 'images', 'app', 'pages', 'graphql', 'social', 'files'],
}

/** Zones that forbid every import between rooms that is not allowed. */
const borders = (folder, allowed) =>
  Object.keys(allowed).flatMap((room) =>
    Object.keys(allowed)
      .filter((other) => other !== room && !allowed[room].includes(other))
      .map((other) => ({
        target: `./${folder}/${room}`,
        from: `./${folder}/${other}`,
        message: `${folder}/${room} may not import ${folder}/${other}: see "rooms" in eslint.config.mjs and the map in README.md.`,
      })),
  )

const only = (name, importNames, message) => ({ name, importNames, message })

/** Packages that one room wraps for all others. */
const wrapped = [
  only('gatsby', ['Link', 'navigate'], 'Use src/i18n/PageLink.tsx.'),
  only('gatsby-plugin-react-i18next', undefined, 'Only src/i18n knows the plugin.'),
  only('react-i18next', undefined, 'Use src/i18n/useCopy.ts.'),
  only('react-helmet', undefined, 'Use src/head/Head.tsx.'),
]

/** What the pure rooms do without. `node:buffer` is only a function more on bytes. */
const impure = {
  group: ['react', 'react-*', 'gatsby', 'gatsby-*', 'node:*', '!node:buffer'],
  message: 'This room is pure: no React, no Gatsby, no files (README.md, map of the house).',
}

export default tseslint.config(
  {
    ignores: [
      'public/',
      '.cache/',
      '.builds/',
      '.deploy/',
      '.bench/',
      'sites/',
      'node_modules/',
      'playwright-report/',
      'test-results/',
    ],
  },
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
            ...borders('src', rooms),
            ...borders('src/build', buildRooms),
            { target: './src', from: './tests', message: 'The product does not import its tests.' },
          ],
        },
      ],
      // What only development needs may be missing where the site is built.
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: ['src/tools/**', 'tests/**', '*.ts', '*.mjs'] },
      ],
      'no-restricted-imports': ['error', { paths: wrapped }],
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      // Prettier wraps code but no comments.
      'max-len': ['error', { code: 1000, comments: 120, ignoreUrls: true }],
      // An eighth of the linter's time (docs/decisions/build-speed.md), for no enum with values and six classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
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
    files: ['src/{site,drawings,content,check,pricing}/**'],
    rules: { 'no-restricted-imports': ['error', { paths: wrapped, patterns: [impure] }] },
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
  {
    // Gatsby loads plugins of the markdown transformer as they are: JavaScript that Node requires.
    files: ['src/content/remark/*.js', 'src/site/takenIds.js'],
    languageOptions: { sourceType: 'commonjs' },
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      // The plugin's package.json is there for Gatsby; what it uses stands in the project's.
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: false, packageDir: import.meta.dirname }],
    },
  },
  // Tables of cases are longer in Prettier's form.
  { files: ['tests/**'], rules: { 'max-lines': ['error', { max: 180, skipBlankLines: true, skipComments: true }] } },
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
)
