import { defineConfig } from '@playwright/test'
import { findBrowser, sandboxArguments } from '../../src/tools/programs'

/** The writer's day: one worker, one copy of the project, one build. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/writer',
  // Only what hangs fails by the clock, on a busy machine too.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // The editor makes a field when it comes into sight.
  use: {
    viewport: { width: 1280, height: 3000 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: [...sandboxArguments] },
  },
})
