import { expect, test } from 'vitest'
import { inOrder } from '#src/features/game/games-view.ts'

const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}T00:00:00+00:00`
const now = Date.parse(day(10))
const game = (id: string, start: number, end: number) => ({ id, start: day(start), end: day(end) })

test('open games are sorted by their end, then ended ones with the last to end first', () => {
  const games = [
    game('long past', 1, 2),
    game('later', 9, 20),
    game('soon', 9, 11),
    game('just past', 3, 9),
    game('coming', 12, 15),
  ]
  expect(inOrder(games, now).map(({ id }) => id)).toEqual([
    'soon',
    'coming',
    'later',
    'just past',
    'long past',
  ])
})

test("does not change the server's list", () => {
  const games = [game('b', 1, 20), game('a', 1, 15)]
  inOrder(games, now)
  expect(games.map(({ id }) => id)).toEqual(['b', 'a'])
})
