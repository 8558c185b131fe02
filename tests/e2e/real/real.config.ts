import { defineConfig } from '@playwright/test'
import paths from '../paths.config.ts'

// `npm run paths -- <name> --run --real`
export default defineConfig({ ...paths, testMatch: 'real.paths.ts', outputDir: '../../artifacts/paths' })
