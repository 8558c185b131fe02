import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetAccount, TRIES_KEY } from '#src/browser/forget-account.ts'
import { openAttemptStore, type StoredAttempt } from '#src/browser/attempt-store.ts'

const tried = (flag: string, at = 0): StoredAttempt => ({ flag, verdict: 'WrongAnswer', at })

beforeEach(() => localStorage.clear())

describe('the attempted flags', () => {
  test('are stored by user and challenge, the newest first', () => {
    const store = openAttemptStore(localStorage)
    store.add('ada', '1/7', tried('a'))
    store.add('ada', '1/7', tried('b'))
    store.add('bob', '1/7', tried('c'))
    expect(openAttemptStore(localStorage).read('ada', '1/7')).toEqual([tried('b'), tried('a')])
    expect(store.read('bob', '1/7')).toEqual([tried('c')])
    expect(store.read('ada', '1/8')).toEqual([])
  })
  test('are at most twenty of a challenge, the newest first', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 50 }), (flags) => {
        localStorage.clear()
        const store = openAttemptStore(localStorage)
        for (const flag of flags) store.add('ada', '1/7', tried(flag))
        expect(store.read('ada', '1/7').map(({ flag }) => flag)).toEqual(flags.toReversed().slice(0, 20))
      }),
      { numRuns: 30 },
    )
  })
  test('are removed when the account is forgotten', () => {
    const store = openAttemptStore(localStorage)
    store.add('ada', '1/7', tried('a'))
    forgetAccount(localStorage, 'ada')
    expect(store.read('ada', '1/7')).toEqual([])
  })
  test.each(['{', '7', '[1]', '[["ada","1/7"]]', '[["ada","1/7",[{"flag":1}]]]'])(
    'are none if the stored value is invalid: %s',
    (text) => {
      localStorage.setItem(TRIES_KEY, text)
      expect(openAttemptStore(localStorage).read('ada', '1/7')).toEqual([])
    },
  )
  test('never exceed their share of the browser: the oldest challenge is dropped', () => {
    const store = openAttemptStore(localStorage)
    const long = 'f'.repeat(30_000)
    for (let at = 0; at < 30; at += 1) store.add('ada', `1/${at}`, tried(long, at))
    expect(localStorage.getItem(TRIES_KEY)?.length).toBeLessThanOrEqual(500_000)
    expect(store.read('ada', '1/0')).toEqual([])
    expect(store.read('ada', '1/29')).toHaveLength(1)
  })
  test('are simply not stored if the browser stores nothing', () => {
    const refusing = {
      ...localStorage,
      getItem: () => null,
      setItem: vi.fn(() => {
        throw new DOMException('full')
      }),
      removeItem: () => {
        throw new DOMException('no')
      },
    }
    expect(() => openAttemptStore(refusing).add('ada', '1/7', tried('a'))).not.toThrow()
    expect(() => forgetAccount(refusing, 'ada')).not.toThrow()
    expect(refusing.setItem).toHaveBeenCalled()
  })
})
