import { defineConfig } from '@playwright/test'
import paths from '../paths.config.ts'

// `npm run paths -- <name> --run --real`
export default defineConfig({
  ...paths,
  testMatch: 'real.paths.ts',
  outputDir: '../../artifacts/paths',
  // A path that waits in vain for a field is then broken with a reason, and not just cut off.
  use: { ...paths.use, actionTimeout: 15_000 },
})
