import { beforeEach, inject } from 'vitest'

/**
 * Skips what follows the first failure, because one failure shows a fault, and each test of a machine that runs in
 * circles would wait for its timeout. Vitest's `bail` would also count the failures of earlier faults.
 */
const { name } = inject('fault')
let failedWith: string | null = null

beforeEach(({ skip, onTestFailed }) => {
  if (failedWith === name) skip()
  onTestFailed(() => void (failedWith = name))
})
