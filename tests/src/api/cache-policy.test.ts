import { expect, test } from 'vitest'
import { defaultRules, mayPass, rulesOf } from '#src/api/cache-policy.ts'

test('reads have the default intervals, and longer ones on a slow connection', () => {
  expect(defaultRules(false)).toMatchObject({
    refreshInterval: 10_000,
    dedupingInterval: 2_000,
    focusThrottleInterval: 5_000,
    errorRetryInterval: 5_000,
    loadingTimeout: 3_000,
  })
  expect(defaultRules(true)).toMatchObject({ errorRetryInterval: 10_000, loadingTimeout: 5_000 })
})

test('the configuration is requested every minute and on return, once for all parts of a screen, without retries', () => {
  expect(rulesOf('config')).toEqual({
    refreshInterval: 60_000,
    dedupingInterval: 30_000,
    shouldRetryOnError: false,
  })
})

test('only failures that may pass are retried', () => {
  expect(mayPass({ kind: 'unreachable' })).toBe(true)
  expect(mayPass({ kind: 'too-often', retryAfterMs: null, title: null })).toBe(true)
  expect(mayPass({ kind: 'broken', status: 500, title: null })).toBe(true)
  expect(mayPass({ kind: 'missing', title: null })).toBe(false)
  expect(mayPass({ kind: 'signed-out', title: null })).toBe(false)
})
