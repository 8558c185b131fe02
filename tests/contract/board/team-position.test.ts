import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardAt } from '#contract/rules/board/board-at.ts'
import { boardOf, withFact } from '#contract/rules/board/fold-board.ts'
import {
  pastHour,
  pointsSince,
  rankMovement,
  shownMoment,
  teamPositionOf,
} from '#contract/rules/board/team-position.ts'
import { aSnapshot, END, games, plainShape, START, TEAM_ID, toFact } from './snapshot.ts'

const HOUR_MS = 3_600_000
const moments = fc.nat({ max: 22 }).map((step) => START + step * 250)

test('ranks are compared with those of the board at that time', () => {
  fc.assert(
    fc.property(games, moments, ({ shape, solves }, since) => {
      const board = boardOf(aSnapshot(shape, solves))
      const before = boardAt(board, since)
      const isEmpty = before.challenges.every(({ solved }) => solved === 0)
      expect([...rankMovement(board, since)]).toEqual(
        board.rows.map(({ rank }, place) => (isEmpty ? 0 : (before.rows[place]?.rank ?? 0) - rank)),
      )
    }),
  )
})

test('movements fact by fact equal those of a whole board', () => {
  fc.assert(
    fc.property(games, moments, ({ shape, solves }, since) => {
      let board = boardOf(aSnapshot(shape))
      solves.forEach((solve, nth) => {
        board = withFact(board, toFact(solve, nth + 1)) ?? board
        // Fills the cache with the earlier state, which must not be returned afterwards.
        rankMovement(board, since)
      })
      expect(rankMovement(board, since)).toEqual(rankMovement(boardOf(aSnapshot(shape, solves)), since))
    }),
  )
})

test('movements of each minute equal those of a first query', () => {
  fc.assert(
    fc.property(games, fc.array(moments, { minLength: 2 }), ({ shape, solves }, asked) => {
      const board = boardOf(aSnapshot(shape, solves))
      for (const since of asked) {
        const alone = boardOf(aSnapshot(shape, solves))
        expect(rankMovement(board, since)).toEqual(rankMovement(alone, since))
      }
    }),
  )
})

test('a solve that arrives late counts in the hour in which it was made', () => {
  fc.assert(
    fc.property(games, moments, moments, ({ shape, solves }, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      let board = boardOf(aSnapshot(shape))
      solves.forEach((solve, nth) => {
        rankMovement(board, early)
        board = withFact(board, toFact(solve, nth + 1)) ?? board
        expect(rankMovement(board, late)).toEqual(
          rankMovement(boardOf(aSnapshot(shape, solves.slice(0, nth + 1))), late),
        )
      })
    }),
  )
})

test('within an organisation the ranks are its own', () => {
  fc.assert(
    fc.property(games, moments, ({ shape, solves }, since) => {
      const board = boardOf(aSnapshot(shape, solves))
      const before = boardAt(board, since)
      const isEmpty = before.challenges.every(({ solved }) => solved === 0)
      expect([...rankMovement(board, since, 'organization')]).toEqual(
        board.rows.map((row, place) => {
          const was = before.rows[place]
          if (isEmpty || !was) return 0
          return (was.organizationRank ?? was.rank) - (row.organizationRank ?? row.rank)
        }),
      )
    }),
  )
})

test('solves after the freeze move no team on a public board', () => {
  fc.assert(
    fc.property(games, moments, ({ shape, solves }, freezeAt) => {
      const freeze = { freezeAt, revealedAt: null }
      const shown = solves.filter(({ at }) => at < freezeAt)
      const frozen = boardOf({ ...aSnapshot(shape, shown), freeze })
      const since = pastHour(shownMoment(frozen, freezeAt))
      for (const later of [1, HOUR_MS, 30 * HOUR_MS]) {
        const still = pastHour(shownMoment(frozen, freezeAt + later))
        expect(still).toBe(since)
        expect(rankMovement(frozen, still)).toEqual(rankMovement(boardOf(aSnapshot(shape, shown)), since))
      }
    }),
  )
})

test('movements cancel out, because each rank exists once', () => {
  fc.assert(
    fc.property(games, moments, ({ shape, solves }, since) => {
      const moved = rankMovement(boardOf(aSnapshot(shape, solves)), since)
      expect(moved.reduce((sum, each) => sum + each, 0)).toBe(0)
    }),
  )
})

test('the points since the start are the score, and those since a later time are at most as many', () => {
  fc.assert(
    fc.property(games, moments, moments, ({ shape, solves }, one, other) => {
      const board = boardOf(aSnapshot(shape, solves))
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      board.rows.forEach(({ score }, team) => {
        expect(pointsSince(board, team, START)).toBe(score)
        expect(pointsSince(board, team, late)).toBeLessThanOrEqual(pointsSince(board, team, early))
      })
    }),
  )
})

test('a standing equals the row of the team', () => {
  fc.assert(
    fc.property(games, ({ shape, solves }) => {
      const board = boardOf(aSnapshot(shape, solves))
      for (const { id, rank, score, solved } of board.rows) {
        const standing = teamPositionOf(board, id, END)
        expect(standing).toMatchObject({ rank, score, solved, challenges: board.challenges.length })
        const above = board.rows.find((row) => row.rank === rank - 1)
        expect(standing?.above ?? null).toEqual(
          above ? { name: above.name, rank: rank - 1, points: above.score - score } : null,
        )
        const trend = standing?.trend ?? []
        expect(trend).toEqual(trend.toSorted((one, other) => one - other))
        expect(trend.at(-1)).toBe(score)
      }
      expect(teamPositionOf(board, -1, END)).toBe(null)
    }),
  )
})

describe('two teams that swap places', () => {
  const solves = [
    { team: 0, challenge: 0, at: START + HOUR_MS },
    { team: 1, challenge: 1, at: START + 3 * HOUR_MS },
    { team: 1, challenge: 2, at: START + 3 * HOUR_MS },
  ]
  const at = (hours: number, freeze = { freezeAt: null as number | null, revealedAt: null }) =>
    teamPositionOf(
      boardOf({ ...aSnapshot(plainShape(2, 3), solves), freeze }),
      TEAM_ID + 1,
      START + hours * HOUR_MS,
    )

  test('the one that rose has moved for an hour', () => {
    expect(at(3.5)?.movement).toBe(1)
    expect(at(3.5)?.gained).toBe(at(3.5)?.score)
    expect(at(4.1)).toMatchObject({ movement: 0, gained: 0 })
  })
  test('a freeze ends the past hour of the public board at its time', () =>
    expect(at(9, { freezeAt: START + 3.5 * HOUR_MS, revealedAt: null })?.movement).toBe(1))
})

test('a board shows no later moment than its end, and a public one no later than its freeze', () => {
  const board = { endsAt: END, freeze: { freezeAt: END - 500, revealedAt: null } }
  expect(shownMoment(board, END - 900)).toBe(END - 900)
  expect(shownMoment(board, END + 900)).toBe(END - 500)
  expect(shownMoment({ ...board, freeze: { freezeAt: END - 500, revealedAt: END } }, END + 900)).toBe(END)
  expect(shownMoment(board, END - 100, 'full')).toBe(END - 100)
  expect(shownMoment(board, END + 900, 'full')).toBe(END)
})

test('the past hour begins at a whole minute', () => {
  expect(pastHour(START + HOUR_MS + 59_999)).toBe(START)
  expect(pastHour(START + HOUR_MS + 60_000)).toBe(START + 60_000)
})
