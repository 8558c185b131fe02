import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** A run that never ends, as that of a machine with a fault may be. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { name: 'endless', environment: 'node', include: ['tests/faults/endless.sample.ts'], maxWorkers: 1 },
})
