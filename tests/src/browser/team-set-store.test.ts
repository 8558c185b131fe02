import { beforeEach, expect, test } from 'vitest'
import { openTeamSetStore } from '#src/browser/team-set-store.ts'

const open = (storage: Storage = localStorage) => openTeamSetStore(storage, 'favourite-teams')
const of = (game: number, store = open()) => [...store.read(game)]
beforeEach(() => localStorage.clear())

test('teams are stored per game, across a reload, until they are removed', () => {
  const store = open()
  for (const team of [7, 9]) store.toggle(1, team)
  store.toggle(2, 7)
  store.toggle(1, 7)
  expect([of(1), of(2), of(3)]).toEqual([[9], [7], []])
})

test('those of one game are cleared alone, and each purpose has its own', () => {
  const store = open()
  for (const game of [1, 2]) store.toggle(game, 7)
  const charted = openTeamSetStore(localStorage, 'charted-teams')
  charted.toggle(1, 9)
  store.clear(1)
  expect([of(1), of(2), of(1, charted)]).toEqual([[], [7], [9]])
})

test('the set is the same until something changes', () => {
  const store = open()
  store.toggle(1, 7)
  const before = store.read(1)
  expect(store.read(1)).toBe(before)
  store.toggle(1, 9)
  expect(store.read(1)).not.toBe(before)
})

test("two tabs add to one list, and each gets the other's change", () => {
  const [one, other] = [open(), open()]
  let heard = 0
  const stop = other.follow(() => (heard += 1))
  one.toggle(1, 7)
  dispatchEvent(new StorageEvent('storage', { key: 'favourite-teams' }))
  dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  expect(heard).toBe(1)
  other.toggle(1, 9)
  expect(heard).toBe(2)
  expect(of(1, one)).toEqual([7, 9])
  stop()
  other.toggle(1, 8)
  expect(heard).toBe(2)
})

test.each(['{', '[]', '7', 'null', '{"1":"7"}', '{"1":["7",null]}'])(
  '%s in the browser is an empty list',
  (text) => {
    localStorage.setItem('favourite-teams', text)
    expect(of(1)).toEqual([])
  },
)

test('with a forbidden store the set lasts for the visit', () => {
  const refuse = () => {
    throw new DOMException('Not here.', 'SecurityError')
  }
  const store = open({ getItem: refuse, setItem: refuse } as unknown as Storage)
  store.toggle(1, 7)
  expect(of(1, store)).toEqual([7])
})
