import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../artifacts/e2e',
  // Every worker starts a server and a browser, which often wait for each other, so three of them keep two
  // cores at work.
  workers: 3,
  timeout: 120_000,
  // The machine may be busy, so limits are wide. Benches measure the speed.
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    launchOptions: launchOptions(),
    // A trace doubles the work of each test, so none is recorded. `--trace retain-on-failure` records what a
    // failed test did.
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium' }],
})
