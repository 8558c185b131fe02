import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../artifacts/e2e',
  // Every worker starts a server and a browser. Two of them keep two cores at work.
  workers: 2,
  timeout: 120_000,
  // The machine may be busy. Speed is measured by benches.
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    launchOptions: launchOptions(),
    // A trace doubles the work of each test. `--trace retain-on-failure` records how a test went.
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium' }],
})
