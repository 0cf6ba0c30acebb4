const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
}

/**
 * Unit, content and component tests run on the small site in tests/fixtures, whatever the real one says, sells and is
 * called.
 */
const smallSite = {
  '^(?:\\.\\./)+content/(\\w+\\.json)$': '<rootDir>/tests/fixtures/content/$1',
  '/languageTable$': '<rootDir>/tests/fixtures/languageTable.ts',
}

/** @param {string} name @param {string} environment @param {Record<string, string>} [modules] */
const project = (name, environment, modules = {}) => ({
  displayName: name,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  testEnvironment: environment,
  transform,
  setupFiles: environment === 'jsdom' ? ['<rootDir>/tests/components/setup.ts'] : [],
  moduleNameMapper: {
    ...modules,
    '\\.css$': '<rootDir>/tests/components/cssModuleStub.ts',
    '^gatsby$': '<rootDir>/tests/components/gatsbyStub.tsx',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/public',
    '<rootDir>/.cache',
    '<rootDir>/sites',
    '<rootDir>/.builds',
    '<rootDir>/.deploy',
    '<rootDir>/.bench',
  ],
})

/** @type {import('jest').Config} */
const config = {
  // All cores: what runs beside the tests, if anything, waits for nobody.
  maxWorkers: '100%',
  // Only what hangs fails by the clock: on a busy machine a drawing takes seconds.
  testTimeout: 60_000,
  projects: [
    project('unit', 'node', smallSite),
    project('content', 'node', smallSite),
    project('components', 'jsdom', smallSite),
    project('spoiltData', 'node', smallSite),
    project('spec', 'node'),
    project('build', 'node'),
    project('hosts', 'node'),
    project('engines', 'node'),
    project('screenReader', 'node'),
    project('caches', 'node'),
  ],
}

export default config
