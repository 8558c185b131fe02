import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

// `npm run paths -- <name> --run --shipped`: one page at a time, because its file keeps all steps of a run.
export default defineConfig({
  ...journeys,
  testMatch: 'walk.paths.ts',
  outputDir: '../artifacts/paths',
  workers: 1,
  retries: 0,
})
