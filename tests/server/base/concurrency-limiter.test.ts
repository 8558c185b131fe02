import { expect, test } from 'vitest'
import { inTurn, openDoor } from '#server/base/concurrency-limiter.ts'
import { TurnedAway } from '#server/base/rate-limit-error.ts'

test('a door lets one in at a time, in order, and refuses beyond its line', async () => {
  const door = openDoor({ atOnce: 1, queue: 2 })
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

test('work is done in turn, and who finds the line full is told when to come back', async () => {
  const door = openDoor({ atOnce: 1, queue: 1 })
  const work = { finish: () => {} }
  const first = inTurn(door, 'a', () => new Promise<string>((done) => (work.finish = () => done('first'))))
  const second = inTurn(door, 'a', async () => 'second')
  const third = await inTurn(door, 'a', async () => 'third').catch((error: unknown) => error)
  expect(third instanceof TurnedAway && third.retryAfterMs).toBe(5_000)
  work.finish()
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
})
test('work that fails leaves its place to the next', async () => {
  const door = openDoor({ atOnce: 1, queue: 0 })
  await expect(inTurn(door, 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(door, 'a', async () => 'next')).toBe('next')
})
