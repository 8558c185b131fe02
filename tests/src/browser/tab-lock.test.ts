import { expect, test } from 'vitest'
import { openTabLock } from '#src/browser/tab-lock.ts'

/** Locks of a browser that refuses them, so that the page must do without. */
const refusing = { request: () => Promise.reject(new DOMException('Not here.', 'SecurityError')) } as never
/** Grants the lock in the order of the requests, each when the one before has ended, as browsers do. */
function granting() {
  let turn: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, begin: () => Promise<unknown>) => {
      turn = turn.then(begin, begin)
      return turn
    },
  } as never
}

test.each([
  ['with locks', granting()],
  ['without', null],
  ['if locks are refused', refusing],
])('the work runs once: %s', async (_, locks) => {
  let done = 0
  expect(await openTabLock('bell', locks)(() => (done += 1))).toBe(1)
  expect(done).toBe(1)
})
test('failed work is not repeated', async () => {
  let tried = 0
  const fail = () => {
    tried += 1
    throw new Error('broken')
  }
  await expect(openTabLock('bell', granting())(fail)).rejects.toThrow('broken')
  expect(tried).toBe(1)
})
