import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

// `npm run paths -- --wander 10m`: one walk after the other.
export default defineConfig({
  ...journeys,
  testMatch: 'wander.paths.ts',
  outputDir: '../artifacts/wander',
  workers: 1,
  retries: 0,
  reporter: [['line']],
  use: { ...journeys.use, screenshot: 'off' },
})
