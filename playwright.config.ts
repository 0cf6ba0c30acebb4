import { defineConfig } from '@playwright/test'
import { findBrowser, sandboxArguments } from './src/tools/programs'
import { resolverRules } from './tests/hostNames'

/** Port of the server under test. */
const port = 9123

export default defineConfig({
  testDir: 'tests/e2e',
  // Only what hangs fails by the clock, on a busy machine too.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more than the cores of a small machine: a worker that waits for a page leaves its core idle.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  snapshotPathTemplate: 'tests/e2e/visual/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: [resolverRules, ...sandboxArguments] },
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'npm run serve',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
})
