import { expect, test, vi } from 'vitest'
import { openAnnouncer } from '#src/wiring/announcer.ts'

const ONE = { kind: 'redirected', why: 'not-started' } as const

test('it has not begun before the first announcement', async () => {
  const announcer = openAnnouncer()
  const begun = vi.fn()
  void announcer.begun.then(begun)
  await Promise.resolve()
  expect(begun).not.toHaveBeenCalled()
  announcer.announce(ONE)
  await announcer.begun
  expect(begun).toHaveBeenCalledOnce()
})

test('an early announcement reaches the first subscriber, once', () => {
  const announcer = openAnnouncer()
  const [first, second] = [vi.fn<(told: unknown) => void>(), vi.fn()]
  announcer.announce(ONE)
  announcer.listen(first)
  announcer.listen(second)
  expect(first.mock.calls.map(([told]) => told)).toEqual([ONE])
  expect(second).not.toHaveBeenCalled()
})
