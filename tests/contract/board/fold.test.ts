import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Board, BoardSnapshot } from '#contract/rules/board/board.ts'
import { boardOf, withFact } from '#contract/rules/board/fold-board.ts'
import { cellOf, rowsByRank, timelineOf, topOf } from '#contract/rules/board/read-board.ts'
import { recount, type Counted } from './recount.ts'
import {
  aSnapshot,
  emptyBoard,
  END,
  folded,
  games,
  plainShape,
  shapes,
  START,
  TEAM_ID,
  toFact,
} from './snapshot.ts'

/** Brings a board into the form of the recount, so that both can be compared. */
const said = (board: Board): Counted[] =>
  board.rows.map(({ score, rank, organizationRank, solved, lastAt }, team) => ({
    score,
    rank,
    organizationRank,
    solved,
    last: lastAt,
    cells: board.challenges.map((_, challenge) => cellOf(board, team, challenge)),
  }))
const without = (board: Board) => ({ ...board, seq: 0 })

describe('a board', () => {
  test('equals a recount after any number of facts', () => {
    fc.assert(
      fc.property(games, ({ shape, solves }) => {
        let board = emptyBoard(shape)
        expect(said(board)).toEqual(recount(shape, []))
        solves.forEach((solve, index) => {
          board = folded(board, [solve])
          const before = solves.slice(0, index + 1)
          expect(said(board)).toEqual(recount(shape, before))
          expect(without(boardOf(aSnapshot(shape, before)))).toEqual(without(board))
        })
      }),
      { numRuns: 200 },
    )
  })
  test('does not depend on the order of solves of different challenges', () => {
    const shuffled = games.chain(({ shape, solves }) =>
      fc.record({
        shape: fc.constant(shape),
        solves: fc.constant(solves),
        lots: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ shape, solves, lots }) => {
        // Mixes the challenges in any order and keeps the order within each, because only the latter decides
        // points.
        const queues = shape.challenges.map((_, challenge) =>
          solves.filter((solve) => solve.challenge === challenge),
        )
        const mixed = solves.flatMap((_, index) => {
          const left = queues.filter((queue) => queue.length > 0)
          return left[(lots[index] ?? 0) % left.length]?.shift() ?? []
        })
        expect(folded(emptyBoard(shape), mixed)).toEqual(folded(emptyBoard(shape), solves))
      }),
    )
  })
  test('does not depend on the order of simultaneous solves of one challenge', () => {
    fc.assert(
      fc.property(games, ({ shape, solves }) => {
        const first = solves.filter(
          (solve, index) =>
            solves.findIndex(
              ({ team, challenge }) => team === solve.team && challenge === solve.challenge,
            ) === index,
        )
        const apart = first.map((solve, index) => ({ ...solve, at: START + index * 7 }))
        expect(said(folded(emptyBoard(shape), apart.toReversed()))).toEqual(recount(shape, apart))
      }),
    )
  })
  test('never gives a team more for solves of others', () => {
    fc.assert(
      fc.property(games, ({ shape, solves }) => {
        let before = emptyBoard(shape)
        for (const solve of solves) {
          const after = folded(before, [solve])
          after.rows.forEach(({ score }, team) => {
            if (team !== solve.team) expect(score).toBeLessThanOrEqual(before.rows[team]?.score ?? 0)
          })
          before = after
        }
      }),
    )
  })
  test('has every rank once', () => {
    fc.assert(
      fc.property(games, ({ shape, solves }) => {
        const board = folded(emptyBoard(shape), solves)
        expect(rowsByRank(board).map(({ rank }) => rank)).toEqual(shape.teams.map((_, index) => index + 1))
      }),
    )
  })
  test('is not changed by a later fact, and shares all unchanged parts with the next board', () => {
    fc.assert(
      fc.property(games, ({ shape, solves }) => {
        const boards = [emptyBoard(shape)]
        for (const solve of solves) boards.push(folded(boards.at(-1) ?? emptyBoard(shape), [solve]))
        solves.forEach((solve, index) => {
          const [before, after] = [boards[index], boards[index + 1]]
          if (!before || !after) throw new Error('a board is missing')
          expect(said(before)).toEqual(recount(shape, solves.slice(0, index)))
          after.rows.forEach((row, team) => {
            expect(row === before.rows[team]).toBe(JSON.stringify(row) === JSON.stringify(before.rows[team]))
          })
          after.challenges.forEach((challenge, place) => {
            if (place !== solve.challenge) expect(challenge).toBe(before.challenges[place])
          })
        })
      }),
      { numRuns: 50 },
    )
  })
})

describe('a suspended team or a disabled challenge', () => {
  const gone = (snapshot: BoardSnapshot, team: number): BoardSnapshot => {
    const kept = Array.from(snapshot.solves.teams, (_, index) => index).filter(
      (index) => snapshot.solves.teams[index] !== team,
    )
    const pick = (column: ArrayLike<number>) => kept.map((index) => column[index] ?? 0)
    const { solves } = snapshot
    return {
      ...snapshot,
      teams: snapshot.teams.filter((_, place) => place !== team),
      solves: {
        teams: pick(solves.teams).map((place) => (place > team ? place - 1 : place)),
        challenges: pick(solves.challenges),
        ats: pick(solves.ats),
      },
    }
  }
  test('disappears without a trace, and returns unchanged', () => {
    fc.assert(
      fc.property(games, fc.nat({ max: 7 }), ({ shape, solves }, any) => {
        const team = any % shape.teams.length
        const others = solves
          .filter((solve) => solve.team !== team)
          .map((solve) => ({ ...solve, team: solve.team > team ? solve.team - 1 : solve.team }))
        const left = { ...shape, teams: shape.teams.filter((_, place) => place !== team) }
        expect(said(boardOf(gone(aSnapshot(shape, solves), team)))).toEqual(recount(left, others))
        expect(said(boardOf(aSnapshot(shape, solves)))).toEqual(recount(shape, solves))
      }),
    )
  })
  test('counts for nothing even if its solves are still stored', () => {
    fc.assert(
      fc.property(games, shapes, ({ shape, solves }, { challenges }) => {
        const fewer = { ...shape, challenges: shape.challenges.slice(0, challenges.length) }
        const known = solves.filter(({ challenge }) => challenge < fewer.challenges.length)
        expect(said(boardOf(aSnapshot(fewer, solves)))).toEqual(recount(fewer, known))
        expect(without(folded(emptyBoard(fewer), solves))).toEqual(without(boardOf(aSnapshot(fewer, known))))
      }),
    )
  })
})

describe('a fact', () => {
  const board = emptyBoard(plainShape(2, 1))
  const solve = { team: 0, challenge: 0, at: START + 1 }
  test('that is known already changes nothing', () => {
    const after = folded(board, [solve])
    expect(withFact(after, toFact({ ...solve, team: 1 }, 1))).toBe(after)
    expect(withFact(after, { kind: 'change', seq: 1 })).toBe(after)
  })
  test('whose number leaves a gap is not applied', () => expect(withFact(board, toFact(solve, 2))).toBeNull())
  test('that is no solve needs a new snapshot', () =>
    expect(withFact(board, { kind: 'change', seq: 1 })).toBeNull())
  test('of an unknown team or challenge, or from after the end, is only counted', () => {
    const strange = withFact(board, {
      ...toFact(solve, 1),
      kind: 'solve',
      teamId: 1,
      challengeId: 1,
      at: START,
      user: '',
    })
    expect(strange).toEqual({ ...board, seq: 1 })
    expect(withFact(board, toFact({ ...solve, at: END }, 1))).toEqual({ ...board, seq: 1 })
  })
})

test('sorts by solves, then by time, then by joining', () => {
  const shape = plainShape(5, 3)
  const board = folded(emptyBoard({ ...shape, bloodBonus: 0 }), [
    { team: 4, challenge: 0, at: START + 10 },
    { team: 3, challenge: 1, at: START + 10 },
    { team: 2, challenge: 2, at: START + 5 },
  ])
  expect(rowsByRank(board).map(({ id }) => id - TEAM_ID)).toEqual([2, 3, 4, 0, 1])
})

test('a timeline has the current score after each solve, and the top are ten teams', () => {
  const board = folded(emptyBoard(plainShape(12, 2)), [
    { team: 0, challenge: 1, at: START + 10 },
    { team: 0, challenge: 0, at: START + 20 },
    { team: 1, challenge: 0, at: START + 30 },
    { team: 2, challenge: 0, at: START + 40 },
  ])
  expect(timelineOf(board, 0)).toEqual([
    { challenge: 1, at: START + 10, score: 525 },
    { challenge: 0, at: START + 20, score: 525 + 395 },
  ])
  expect(topOf(board)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('the top of an organisation has only its teams', () => {
  const board = emptyBoard({
    ...plainShape(0, 1),
    teams: ['a', 'b', null, 'a'].map((organization) => ({ organization })),
  })
  expect([topOf(board, 'a'), topOf(board, 'b'), topOf(board, 'c')]).toEqual([[0, 3], [1], []])
  expect(board.rows.map(({ organizationRank }) => organizationRank)).toEqual([1, 1, null, 2])
})
