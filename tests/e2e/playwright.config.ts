import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../artifacts/e2e',
  // Every worker starts a server and a browser, which use two cores.
  workers: 1,
  timeout: 120_000,
  // The machine may be busy. Speed is measured by benches.
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'chromium' }],
})
