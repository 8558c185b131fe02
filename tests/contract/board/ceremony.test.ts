import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardAt } from '#contract/rules/board/board-at.ts'
import type { Board } from '#contract/rules/board/board.ts'
import {
  ceremonyOf,
  nextSolve,
  steppedBack,
  steppedOn,
  type Ceremony,
} from '#contract/rules/board/ceremony.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { aSnapshot, games, plainShape, START, type Shape, type Solve } from './snapshot.ts'

const frozen = (shape: Shape, solves: readonly Solve[], freezeAt: number): Board =>
  boardOf({ ...aSnapshot(shape, solves), freeze: { freezeAt, revealedAt: null } })
const frozenGames = fc.record({
  game: games,
  freezeAt: fc.nat({ max: 22 }).map((step) => START + step * 250),
})

/** Leaves out the order of simultaneous solves, because it is not visible. */
const seen = ({ board: { rows, ranking, times, challenges }, shown }: Ceremony) => {
  return { rows, ranking, times, worths: challenges.map(({ score, ats }) => ({ score, ats })), shown }
}

function walked(ceremony: Ceremony): Ceremony[] {
  const way = [ceremony]
  for (let at = ceremony; nextSolve(at); way.push(at)) at = steppedOn(at)
  return way
}

test('it begins with the public board and ends with the full one, in as many steps as there are hidden solves', () => {
  fc.assert(
    fc.property(frozenGames, ({ game: { shape, solves }, freezeAt }) => {
      const full = frozen(shape, solves, freezeAt)
      const way = walked(ceremonyOf(full))
      expect(way[0]?.board).toEqual(boardAt(full, freezeAt))
      expect(way.at(-1)?.board).toEqual(full)
      expect(way.length - 1).toBe(way[0]?.hidden)
    }),
  )
})

test('each step back gives the earlier state', () => {
  fc.assert(
    fc.property(frozenGames, ({ game: { shape, solves }, freezeAt }) => {
      const way = walked(ceremonyOf(frozen(shape, solves, freezeAt)))
      let at = way.at(-1)
      for (const before of way.toReversed()) {
        expect(at && seen(at)).toEqual(seen(before))
        at = at && steppedBack(at)
      }
    }),
  )
})

test('each step is the earliest hidden solve of the last team that has one', () => {
  fc.assert(
    fc.property(frozenGames, ({ game: { shape, solves }, freezeAt }) => {
      for (const ceremony of walked(ceremonyOf(frozen(shape, solves, freezeAt)))) {
        const { board, full } = ceremony
        const left = board.ranking.map((team) =>
          [...(full.times[team] ?? [])].filter(
            (at, place) => !Number.isNaN(at) && Number.isNaN(board.times[team]?.[place]),
          ),
        )
        const last = left.findLastIndex((ats) => ats.length > 0)
        const next = nextSolve(ceremony)
        expect(next?.team).toBe(last < 0 ? undefined : board.ranking[last])
        expect(next?.at).toBe(last < 0 ? undefined : Math.min(...(left[last] ?? [])))
      }
    }),
  )
})

test('a board without a freeze, or a revealed one, has no steps', () => {
  const solves = [{ team: 0, challenge: 0, at: START + 10 }]
  const board = boardOf(aSnapshot(plainShape(2, 1), solves))
  for (const freeze of [board.freeze, { freezeAt: START, revealedAt: START + 1 }]) {
    const ceremony = ceremonyOf({ ...board, freeze })
    expect([ceremony.hidden, nextSolve(ceremony)]).toEqual([0, null])
    expect(steppedOn(ceremony)).toBe(ceremony)
    expect(steppedBack(ceremony)).toBe(ceremony)
  }
})
