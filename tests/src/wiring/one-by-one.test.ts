import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneByOne } from '#src/wiring/one-by-one.ts'

const EVENT = 'unhandledRejection'
let unhandled: unknown[] = []
let others: NodeJS.UnhandledRejectionListener[] = []

// An error that a read throws is a bug, which the page reports. Vitest would count it as a failure of the
// test.
beforeEach(() => {
  unhandled = []
  others = process.listeners(EVENT)
  process.removeAllListeners(EVENT)
  process.on(EVENT, (reason) => unhandled.push(reason))
})
afterEach(() => {
  process.removeAllListeners(EVENT)
  for (const listener of others) process.on(EVENT, listener)
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('changes during a read cause one more read', async () => {
  const inTurn = oneByOne<string>()
  let reads = 0
  const read = async () => void (reads += 1)
  for (let change = 0; change < 3; change += 1) inTurn('games', read)
  await settled()
  expect(reads).toBe(2)
})

test('a read that throws stops neither the read after it nor later ones', async () => {
  const inTurn = oneByOne<string>()
  let reads = 0
  const read = async () => {
    reads += 1
    if (reads === 1) throw new Error('broken')
  }
  inTurn('games', read)
  inTurn('games', read)
  await settled()
  expect(reads).toBe(2)
  inTurn('games', read)
  await settled()
  expect(reads).toBe(3)
  expect(unhandled).toEqual([new Error('broken')])
})
