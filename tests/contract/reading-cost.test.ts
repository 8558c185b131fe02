import { describe, expect, test } from 'vitest'
import { listUsers } from '#contract/calls/admin.ts'
import { getBoard } from '#contract/calls/board.ts'
import { getScoreboard, listEvents, listSubmissions } from '#contract/calls/game.ts'
import { flawIn } from '#contract/flaw.ts'
import type { Schema } from '#contract/schema.ts'
import { MAX_CHECKED, readAnswer } from '#src/api/read-answer.ts'
import { callOf, EXCHANGES } from './exchange.ts'

const LIMIT_MS = 1
const RUNS = 21
const PASSES = 400

/**
 * Takes the recorded response of a call and repeats its lists up to the length that production checks,
 * because a long response is the slowest to check.
 */
function longest(call: object): { schema: Schema; text: string } {
  const found = EXCHANGES.find((each) => each.response.status === 200 && callOf(each) === call)
  const answer = found && callOf(found).rules.answer
  if (answer?.kind !== 'json') throw new Error('The call has no recorded response.')
  let [times, text] = [1, '']
  for (;;) {
    const next = JSON.stringify(repeated(found?.response.body, times))
    if (next.length > MAX_CHECKED) return { schema: answer.schema, text }
    text = next
    times += 1
  }
}
function repeated(value: unknown, times: number): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value
    return Array.from({ length: times }, () => items).flat()
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, repeated(each, times)]))
}
function medianMs(work: () => void): number {
  const runs = Array.from({ length: RUNS }, () => {
    const from = performance.now()
    work()
    return performance.now() - from
  })
  return runs.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Infinity
}

describe('checking the longest checked response takes less than a millisecond', () => {
  test.each([
    ['listEvents', listEvents],
    ['listSubmissions', listSubmissions],
    ['listUsers', listUsers],
    ['getScoreboard', getScoreboard],
    ['getBoard', getBoard],
  ])('%s', (name, call) => {
    const { schema, text } = longest(call)
    const value: unknown = JSON.parse(text)
    for (let pass = 0; pass < PASSES; pass += 1) flawIn(schema, value)
    const ms = medianMs(() => flawIn(schema, value))
    process.stdout.write(`${name}: ${text.length} characters in ${ms.toFixed(2)} ms\n`)
    expect(flawIn(schema, value)).toBeNull()
    expect(ms).toBeLessThan(LIMIT_MS)
  })
})

test('production checks responses up to the limit only, and development longer ones, too', () => {
  const wrong = { text: `[null,"${'x'.repeat(MAX_CHECKED)}"]`, type: null }
  expect(readAnswer(listEvents, wrong)).toBeNull()
  expect(readAnswer(listEvents, wrong, MAX_CHECKED)).not.toBeNull()
  expect(readAnswer(listEvents, { ...wrong, text: '[null]' }, MAX_CHECKED)).toBeNull()
})
