const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
  ],
}

const project = (name, environment) => ({
  displayName: name,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  testEnvironment: environment,
  transform,
  setupFiles: environment === 'jsdom' ? ['<rootDir>/tests/components/setup.ts'] : [],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy', '^gatsby$': '<rootDir>/tests/components/gatsbyStub.tsx' },
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/sites', '<rootDir>/.builds', '<rootDir>/.deploy', '<rootDir>/.bench'],
})

/** @type {import('jest').Config} */
const config = {
  projects: [project('unit', 'node'), project('content', 'node'), project('components', 'jsdom'), project('build', 'node'), project('hosts', 'node'), project('caches', 'node')],
}

export default config
