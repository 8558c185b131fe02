import { beforeEach, describe, expect, test } from 'vitest'
import { openSeenStore, SEEN_KEY } from '#src/browser/seen-store.ts'

beforeEach(() => localStorage.clear())

describe('seen challenges', () => {
  test('begin with those of the first visit, and are stored by user and game', () => {
    const store = openSeenStore(localStorage)
    expect(store.read('ada', 1)).toBeNull()
    store.begin('ada', 1, [7, 8], 100)
    expect(openSeenStore(localStorage).read('ada', 1)).toEqual(
      new Map([
        [7, 100],
        [8, 100],
      ]),
    )
    expect([store.read('bob', 1), store.read('ada', 2)]).toEqual([null, null])
  })
  test('have the time of the last visit', () => {
    const store = openSeenStore(localStorage)
    store.begin('ada', 1, [7], 100)
    store.look('ada', 1, 7, 200)
    store.look('ada', 1, 9, 300)
    expect(store.read('ada', 1)).toEqual(
      new Map([
        [7, 200],
        [9, 300],
      ]),
    )
  })
  test('is the same object until a change, which subscribers get', () => {
    const store = openSeenStore(localStorage)
    let heard = 0
    const stop = store.follow(() => (heard += 1))
    store.begin('ada', 1, [7], 100)
    expect(store.read('ada', 1)).toBe(store.read('ada', 1))
    stop()
    store.look('ada', 1, 7, 200)
    expect([heard, store.read('ada', 1)?.get(7)]).toEqual([1, 200])
  })
  test('includes those seen in another tab', () => {
    const [one, other] = [openSeenStore(localStorage), openSeenStore(localStorage)]
    one.begin('ada', 1, [], 100)
    other.look('ada', 1, 7, 200)
    one.look('ada', 1, 8, 300)
    expect([...(one.read('ada', 1) ?? [])]).toEqual([
      [7, 200],
      [8, 300],
    ])
  })
  test('are none before the first visit: a link to one challenge makes no other one new', () => {
    const store = openSeenStore(localStorage)
    store.look('ada', 1, 7, 100)
    expect(store.read('ada', 1)).toBeNull()
  })
  test('of a game without challenges differ from those of no visit', () => {
    const store = openSeenStore(localStorage)
    store.begin('ada', 1, [], 100)
    expect(store.read('ada', 1)).toEqual(new Map())
  })
  test.each(['{', '[["ada","1",7]]', '[["ada","1",[[7]]]]', '[["ada","1",[[7,"x"]]]]'])(
    'that cannot be read is nothing: %s',
    (text) => {
      localStorage.setItem(SEEN_KEY, text)
      expect(openSeenStore(localStorage).read('ada', 1)).toBeNull()
    },
  )
})
