import { expect, test } from 'vitest'
import type { Fault } from '../../../scripts/paths/faults/fault.ts'
import { openTests } from '../../../scripts/paths/faults/test-runs.ts'

const FAULT: Fault = {
  machine: 'door',
  name: 'none',
  kind: 'wrong delay',
  change: { what: 'delay', delay: '', by: 1 },
}

test('a run that never ends is stopped and has seen the fault, and the next run begins', async () => {
  const tests = openTests('tests/faults/endless.config.ts', 4_000)
  expect(await tests.see(FAULT, ['endless.sample.ts'], 0)).toBe('time')
  expect(await tests.see(FAULT, ['endless.sample.ts'], 0)).toBe('time')
  await tests.close()
})
