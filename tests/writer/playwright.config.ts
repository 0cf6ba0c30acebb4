import { defineConfig } from '@playwright/test'
import { findBrowser, sandboxArguments } from '../../src/tools/programs'

/** Configuration of the writer's test: one worker, one copy of the project, one build. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/writer',
  // Only a test that hangs reaches the timeout, also on a busy machine.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // The editor creates a field only when it is visible, so the window is high.
  use: {
    viewport: { width: 1280, height: 3000 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: [...sandboxArguments] },
  },
})
