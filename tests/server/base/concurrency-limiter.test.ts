import { expect, test } from 'vitest'
import { runInQueue, openConcurrencyLimiter } from '#server/base/concurrency-limiter.ts'
import { RateLimitError } from '#server/base/rate-limit-error.ts'

test('a limiter admits one at a time, in order, and refuses callers beyond its queue', async () => {
  const door = openConcurrencyLimiter({ atOnce: 1, queue: 2 })
  const order: string[] = []
  const first = await door.enter('a')
  const second = door.enter('a').then((leave) => (order.push('second'), leave))
  const third = door.enter('a').then((leave) => (order.push('third'), leave))
  expect(await door.enter('a')).toBeNull()
  expect(await door.enter('b')).not.toBeNull()
  expect(order).toEqual([])
  first?.()
  first?.()
  await second
  expect(order).toEqual(['second'])
  ;(await second)?.()
  ;(await third)?.()
  expect(order).toEqual(['second', 'third'])
  expect(await door.enter('a')).not.toBeNull()
})

test('work runs in turn, and a caller at a full queue learns when to return', async () => {
  const door = openConcurrencyLimiter({ atOnce: 1, queue: 1 })
  const work = { finish: () => {} }
  const first = runInQueue(
    door,
    'a',
    () => new Promise<string>((done) => (work.finish = () => done('first'))),
  )
  const second = runInQueue(door, 'a', async () => 'second')
  const third = await runInQueue(door, 'a', async () => 'third').catch((error: unknown) => error)
  expect(third instanceof RateLimitError && third.retryAfterMs).toBe(5_000)
  work.finish()
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})
test('failed work releases its slot', async () => {
  const door = openConcurrencyLimiter({ atOnce: 1, queue: 0 })
  await expect(runInQueue(door, 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await runInQueue(door, 'a', async () => 'next')).toBe('next')
})
