import { spawn } from 'node:child_process'
import { generateStyles } from './generate-styles.ts'

/** `npm run unit -- [options of Vitest]`. The tests import the generated styles, as the views do. */
await generateStyles()
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']
spawn(process.execPath, [...VITEST, ...process.argv.slice(2)], { stdio: 'inherit' }).on('close', (code) => {
  process.exitCode = code ?? 1
})
