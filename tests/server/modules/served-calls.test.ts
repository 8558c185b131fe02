import { expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'

test('every call of the contract has a handler', () => {
  expect(Object.entries(ALL_CALLS).flatMap(([name, call]) => (SERVED_CALLS.has(call) ? [] : [name]))).toEqual(
    [],
  )
})
test('every handler is for a call of the contract', () => {
  const all = new Set(Object.values(ALL_CALLS))
  expect([...SERVED_CALLS].filter((call) => !all.has(call))).toEqual([])
})
