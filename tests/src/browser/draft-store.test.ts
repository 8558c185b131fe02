import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { openDraftStore } from '#src/browser/draft-store.ts'

const open = (storage: Storage = localStorage) => openDraftStore(storage)
beforeEach(() => localStorage.clear())

test('a draft is there in the next visit, until it is cleared', () => {
  expect(open().read('ada', 'post a1')).toBeNull()
  expect(open().write('ada', 'post a1', { text: 'Hello' })).toBe(true)
  expect(open().read('ada', 'post a1')).toEqual({ text: 'Hello' })
  open().write('ada', 'post a1', null)
  expect(open().read('ada', 'post a1')).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('each user finds their own last draft, never that of another account or object', () => {
  const name = fc.constantFrom('ada', 'bob', 'ada post', '')
  const step = fc.tuple(name, name, fc.option(fc.record({ text: fc.string() })))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      localStorage.clear()
      const last = new Map<string, object | null>()
      for (const [account, of, draft] of steps) {
        open().write(account, of, draft)
        last.set(JSON.stringify([account, of]), draft)
      }
      for (const [of, draft] of last)
        expect(open().read(...(JSON.parse(of) as [string, string]))).toEqual(draft)
    }),
  )
})

test('the oldest is dropped for the twenty-first', () => {
  for (let count = 1; count <= 21; count += 1) open().write('ada', `post ${count}`, { count })
  expect([1, 2, 21].map((count) => open().read('ada', `post ${count}`))).toEqual([
    null,
    { count: 2 },
    { count: 21 },
  ])
})

test('long ones are dropped for another long one, and one that is too long drops none', () => {
  const long = (length: number) => ({ text: 'a'.repeat(length) })
  open().write('ada', 'post 1', long(900_000))
  open().write('ada', 'post 2', long(900_000))
  expect(open().write('ada', 'post 3', long(900_000))).toBe(true)
  expect(open().read('ada', 'post 1')).toBeNull()
  expect(open().write('ada', 'post 3', long(2_000_000))).toBe(false)
  expect(open().read('ada', 'post 3')).toEqual(long(900_000))
})

test.each(['{', '"text"', '[1, null, ["ada"], ["ada", 2, {}]]'])('%s in the store is no draft', (kept) => {
  localStorage.setItem('drafts', kept)
  expect(open().read('ada', 'post a1')).toBeNull()
  expect(open().write('ada', 'post a1', { text: 'b' })).toBe(true)
  expect(open().read('ada', 'post a1')).toEqual({ text: 'b' })
})

test('a forbidden store stores nothing, and reports it', () => {
  const forbidden = new Proxy(localStorage, {
    get() {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  expect(open(forbidden).read('ada', 'post a1')).toBeNull()
  expect(open(forbidden).write('ada', 'post a1', {})).toBe(false)
})
