import { expect, test } from 'vitest'
import { parseJson } from '#server/http/parse-json.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test.each([
  ['{"a":1}', { ok: true, value: { a: 1 } }],
  ['"team:1:0f"', { ok: true, value: 'team:1:0f' }],
  ['null', { ok: true, value: null }],
  ['', { ok: false, title: 'bodyMissing' }],
  [' \n', { ok: false, title: 'bodyMissing' }],
  ['{"a":1,}', { ok: false, title: 'bodyMalformed' }],
  ['{"a":1} // why', { ok: false, title: 'bodyMalformed' }],
  ["{'a':1}", { ok: false, title: 'bodyMalformed' }],
  [nested(33), { ok: false, title: 'bodyTooDeep' }],
  ['{"a":'.repeat(33) + '1' + '}'.repeat(33), { ok: false, title: 'bodyTooDeep' }],
  [nested(1_000_000), { ok: false, title: 'bodyTooDeep' }],
])('%.30s', (text, expected) => {
  expect(parseJson(text)).toEqual(expected)
})

test('32 levels are read', () => {
  expect(parseJson(nested(32)).ok).toBe(true)
})
test('brackets in a text are text', () => {
  const text = JSON.stringify('\\"' + nested(100))
  expect(parseJson(text)).toEqual({ ok: true, value: '\\"' + nested(100) })
})
