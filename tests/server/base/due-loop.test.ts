import { expect, test } from 'vitest'
import { openDueLoop } from '#server/base/due-loop.ts'

/** A loop whose runs and timer the test controls. */
function aLoop() {
  const runs: ((pause: number) => void)[] = []
  let timer: { delayMs: number; fire: () => void } | null = null
  const loop = openDueLoop({
    clock: {
      after: (delayMs, fire) => {
        timer = { delayMs, fire }
        return () => (timer = null)
      },
    },
    run: () => new Promise((resolve) => runs.push(resolve)),
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    ...loop,
    count: () => runs.length,
    waits: () => timer?.delayMs ?? null,
    fire: () => timer?.fire(),
    end: async (pause: number) => {
      runs.at(-1)?.(pause)
      await settle()
    },
  }
}

test('runs at once, and again when it is due', async () => {
  const loop = aLoop()
  expect(loop.count()).toBe(1)
  await loop.end(500)
  expect([loop.count(), loop.waits()]).toEqual([1, 500])
  loop.fire()
  expect(loop.count()).toBe(2)
  await loop.end(0)
  expect(loop.count()).toBe(3)
})

test('a request during a run leads to one more run, and not to two at a time', async () => {
  const loop = aLoop()
  loop.checkNow()
  loop.checkNow()
  expect(loop.count()).toBe(1)
  await loop.end(500)
  expect(loop.count()).toBe(2)
  await loop.end(500)
  expect([loop.count(), loop.waits()]).toEqual([2, 500])
})

test('closing waits for the current run, and starts no more', async () => {
  const loop = aLoop()
  let isClosed = false
  void loop.close().then(() => (isClosed = true))
  loop.checkNow()
  await new Promise((resolve) => setImmediate(resolve))
  expect(isClosed).toBe(false)
  await loop.end(0)
  expect([isClosed, loop.count(), loop.waits()]).toEqual([true, 1, null])
})
