import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { batchLoader } from '#server/base/batch-loader.ts'

interface Asked {
  keys: readonly string[]
  answer: (found: Record<string, number>) => void
  fail: (error: Error) => void
}
function questions() {
  const asked: Asked[] = []
  const find = batchLoader<string, number>(
    (keys) =>
      new Promise((settle, fail) => {
        asked.push({ keys, answer: (found) => settle(new Map(Object.entries(found))), fail })
      }),
  )
  return { asked, find }
}
/** Waits a few turns, so that queued work and the work that it queues have run. */
const soon = async () => {
  for (let turns = 0; turns < 4; turns++) await turn()
}

describe('a batched lookup', () => {
  test('runs in the next turn for a single caller, and together for callers during two running queries', async () => {
    const { asked, find } = questions()
    const a = find('a')
    await soon()
    const b = find('b')
    await soon()
    const late = ['c', 'd', 'c'].map((key) => find(key))
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b']])
    asked[0]?.answer({ a: 1 })
    expect(await a).toBe(1)
    await soon()
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']])
    asked[2]?.answer({ c: 3 })
    expect(await Promise.all(late)).toEqual([3, null, 3])
    asked[1]?.answer({})
    expect(await b).toBeNull()
  })
  test('is one query for all callers of a turn', async () => {
    const { asked, find } = questions()
    const all = ['a', 'b', 'a'].map((key) => find(key))
    await soon()
    expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b']])
    asked[0]?.answer({ b: 2 })
    expect(await Promise.all(all)).toEqual([null, 2, null])
  })
  test('is one query for callers who arrive in turns that follow each other', async () => {
    const { asked, find } = questions()
    const crowd = [find('a'), find('b')]
    await turn()
    crowd.push(find('c'))
    await soon()
    expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']])
    asked[0]?.answer({ a: 1, b: 2, c: 3 })
    expect(await Promise.all(crowd)).toEqual([1, 2, 3])
  })
  test('starts although callers never stop arriving', async () => {
    const { asked, find } = questions()
    for (let turns = 0; turns < 30; turns++) {
      void find(`early ${turns}`)
      void find(`late ${turns}`)
      await turn()
    }
    expect(asked.length).toBe(2)
  })
  test('never uses the result of an earlier query', async () => {
    const { asked, find } = questions()
    const early = find('a')
    await soon()
    const other = find('b')
    await soon()
    const later = find('a')
    asked[0]?.answer({ a: 1 })
    await early
    await soon()
    asked[2]?.answer({ a: 2 })
    expect(await later).toBe(2)
    asked[1]?.answer({})
    await other
  })
  test('fails for the callers of its batch, and only for them', async () => {
    const { asked, find } = questions()
    const a = find('a')
    await soon()
    const b = find('b')
    await soon()
    const c = find('c')
    const failed = c.catch((error: unknown) => error)
    asked[0]?.answer({})
    await a
    await soon()
    asked[2]?.fail(new Error('cut off'))
    expect(await failed).toEqual(new Error('cut off'))
    const after = find('d')
    await soon()
    asked[3]?.answer({ d: 4 })
    expect(await after).toBe(4)
    asked[1]?.answer({})
    await b
  })
})
