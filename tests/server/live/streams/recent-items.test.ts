import { expect, test } from 'vitest'
import { MAX_MISSED, RecentItems } from '#server/live/streams/recent-items.ts'

test('the oldest items of a stream are forgotten, and the rest keeps its numbers', () => {
  const recent = new RecentItems()
  let most = 0
  for (let seq = 1; seq <= 5 * MAX_MISSED; seq += 1) {
    recent.push([{ kind: 'participation', status: 'Accepted' }])
    most = Math.max(most, seq + 1 - recent.first)
    expect(recent.between(recent.first, seq)).toHaveLength(seq + 1 - recent.first)
  }
  expect([most < 2 * MAX_MISSED + 1, most >= MAX_MISSED]).toEqual([true, true])
})
