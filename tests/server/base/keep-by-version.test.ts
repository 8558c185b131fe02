import { expect, test } from 'vitest'
import { keepByVersion } from '#server/base/keep-by-version.ts'
import { openVersions, type Versions } from '#server/base/versions.ts'
import { handClock } from '../hand-clock.ts'

function aKeeper(most = 10, versions: Versions = openVersions()) {
  const [clock, steady] = [handClock(), handClock()]
  const keep = keepByVersion<number>({ versions, clock, steady }, most)
  let made = 0
  const read = (key = 'a', topics = ['one', 'two'], until?: number) =>
    keep(key, topics, async () => ({ value: ++made, ...(until === undefined ? {} : { until }) }))
  return { keep, clock, steady, versions, read, made: () => made }
}

test('a value is made once, and again after a change of one of its topics', async () => {
  const { read, versions } = aKeeper()
  expect([await read(), await read()]).toEqual([1, 1])
  versions.changed(['three'])
  expect(await read()).toBe(1)
  versions.changed(['two'])
  expect([await read(), await read()]).toEqual([2, 2])
})

test('callers share the value in the making, unless a change came in between', async () => {
  const { read, versions } = aKeeper()
  const both = [read(), read()]
  await Promise.resolve()
  versions.changed(['one'])
  const after = read()
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(await after).toBe(2)
  expect(await read()).toBe(2)
})

test('a change while a value is made makes that value outdated', async () => {
  const { keep, versions } = aKeeper()
  const first = await keep('a', ['one'], async () => {
    versions.changed(['one'])
    return { value: 1 }
  })
  expect(first).toBe(1)
  expect(await keep('a', ['one'], async () => ({ value: 2 }))).toBe(2)
})

test('a value ends at its time, and when its version is no longer trusted', async () => {
  const { read, clock, steady, versions } = aKeeper()
  const until = clock.now() + 100
  expect(await read('a', ['one'], until)).toBe(1)
  clock.advance(99)
  expect(await read('a', ['one'], until + 1000)).toBe(1)
  clock.advance(1)
  expect(await read('a', ['one'])).toBe(2)
  steady.advance(versions.trustedMs - 1)
  expect(await read('a', ['one'])).toBe(2)
  steady.advance(1)
  expect(await read('a', ['one'])).toBe(3)
})

test('an error is not kept, nor a value of which the version is not known', async () => {
  const { keep, read } = aKeeper()
  const fail = keep('a', ['one', 'two'], () => Promise.reject(new Error('gone')))
  await expect(fail).rejects.toThrow('gone')
  expect(await read()).toBe(1)
  const unknown = aKeeper(10, { ...openVersions(), of: () => null })
  expect([await unknown.read(), await unknown.read()]).toEqual([1, 2])
})

test('the value that was made first is dropped when there are too many', async () => {
  const { read, keep } = aKeeper(2)
  expect([await read('a'), await read('b'), await read('c')]).toEqual([1, 2, 3])
  expect([await read('c'), await read('b'), await read('a')]).toEqual([3, 2, 4])
  keep.forget('a')
  expect(await read('a')).toBe(5)
})

test('versions forget topics, but never repeat a count', async () => {
  const versions = openVersions(2)
  const seen = new Set<string | null>()
  for (const topic of ['a', 'b', 'c', 'a', 'd', 'e', 'a']) {
    versions.changed([topic])
    seen.add(await versions.of(['a', topic]))
  }
  expect(seen.size).toBe(7)
})
