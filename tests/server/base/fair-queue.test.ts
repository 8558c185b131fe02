import { describe, expect, test } from 'vitest'
import { openFairQueue, runInFairQueue, type FairQueue } from '#server/base/fair-queue.ts'
import { RateLimitError } from '#server/base/rate-limit-error.ts'

/** Records the order in which callers get their turn. They leave immediately. */
function joining(queue: FairQueue) {
  const [order, refused]: [string[], string[]] = [[], []]
  const join = (name: string, key: string, isKept = false) =>
    queue.enter({ key, isKept }).then((leave) => {
      ;(leave ? order : refused).push(name)
      leave?.()
    })
  return { order, refused, join }
}

describe('a fair queue', () => {
  test('serves keys in turn, and callers of a key in order', async () => {
    const queue = openFairQueue({ atOnce: 1, queue: 10, kept: 0 })
    const leave = await queue.enter({ key: 'x', isKept: false })
    const { order, join } = joining(queue)
    const all = [
      join('a1', 'a'),
      join('a2', 'a'),
      join('a3', 'a'),
      join('b1', 'b'),
      join('c1', 'c'),
      join('b2', 'b'),
    ]
    leave?.()
    leave?.()
    await Promise.all(all)
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })
  test('that is full drops the newest of the longest key for another key', async () => {
    const queue = openFairQueue({ atOnce: 1, queue: 4, kept: 0 })
    const leave = await queue.enter({ key: 'x', isKept: false })
    const { order, refused, join } = joining(queue)
    const all = [
      join('a1', 'a'),
      join('a2', 'a'),
      join('a3', 'a'),
      join('b1', 'b'),
      join('c1', 'c'),
      join('a4', 'a'),
      join('d1', 'd'),
    ]
    leave?.()
    await Promise.all(all)
    expect(refused.sort()).toEqual(['a2', 'a3', 'a4'])
    expect(order).toEqual(['a1', 'b1', 'c1', 'd1'])
  })
  test('reserves places and every second turn for known callers', async () => {
    const queue = openFairQueue({ atOnce: 1, queue: 6, kept: 2 })
    const leave = await queue.enter({ key: 'x', isKept: false })
    const { order, refused, join } = joining(queue)
    const all = ['a', 'b', 'c', 'd', 'e'].map((key) => join(key, key))
    all.push(join('k1', 'k', true), join('l1', 'l', true))
    leave?.()
    await Promise.all(all)
    expect(refused).toEqual(['e'])
    expect(order).toEqual(['k1', 'a', 'l1', 'b', 'c', 'd'])
  })
  test('that is full of unknown callers still accepts a known one', async () => {
    const queue = openFairQueue({ atOnce: 1, queue: 2, kept: 0 })
    const leave = await queue.enter({ key: 'x', isKept: false })
    const { order, refused, join } = joining(queue)
    const all = [join('a', 'a'), join('b', 'b'), join('k', 'k', true)]
    leave?.()
    await Promise.all(all)
    expect([refused.length, order[0]]).toEqual([1, 'k'])
  })
  test('releases the slot of failed work', async () => {
    const queue = openFairQueue({ atOnce: 1, queue: 0, kept: 0 })
    const place = { key: 'a', isKept: false }
    await expect(runInFairQueue(queue, place, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
    const work = { finish: () => {} }
    const first = runInFairQueue(
      queue,
      place,
      () => new Promise<string>((done) => (work.finish = () => done('first'))),
    )
    const second = await runInFairQueue(queue, place, async () => 'second').catch((error: unknown) => error)
    expect(second instanceof RateLimitError && second.retryAfterMs).toBe(5_000)
    work.finish()
    expect(await first).toBe('first')
  })
})
