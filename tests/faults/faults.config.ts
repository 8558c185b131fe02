import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FAULTY = `${ROOT}tests/faults/faulty-xstate.ts`

/** Machines load an xstate that plants the fault. */
const withFault: Plugin = {
  name: 'with-fault',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'xstate' && importer?.startsWith(`${ROOT}machines/`) ? FAULTY : null),
}

/** The tests of machines, as `scripts/paths/faults/run-faults.ts` runs them. */
export default defineConfig({
  root: ROOT,
  plugins: [withFault],
  test: {
    name: 'faults',
    environment: 'node',
    setupFiles: ['tests/fresh.setup.ts', 'tests/faults/first-failure.setup.ts'],
    include: ['tests/machines/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 10_000,
  },
})
