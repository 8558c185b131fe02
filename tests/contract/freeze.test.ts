import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReceivedFact } from '#contract/rules/board-fact.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { boardOf, withFact } from '#contract/rules/board/fold-board.ts'
import { hiddenSince, isHidden, UNFROZEN } from '#contract/rules/freeze.ts'
import { aSnapshot, emptyBoard, games, START, toFact, type Shape, type Solve } from './board/snapshot.ts'

const curtains = fc.option(fc.nat({ max: 22 }).map((step) => START + step * 250))

/** The public board after each solve in turn. `curtain` is the time of the freeze, which hides later ones. */
function publicBoard(shape: Shape, solves: readonly Solve[], curtain: number | null): Board {
  return solves.reduce((board, solve, index) => {
    const fact = toFact(solve, index + 1)
    const told: ReceivedFact = isHidden(fact, curtain) ? { kind: 'hidden', seq: fact.seq } : fact
    const next = withFact(board, told)
    if (next === null) throw new Error('a fact did not follow')
    return next
  }, emptyBoard(shape))
}
const before = (solves: readonly Solve[], curtain: number | null) =>
  solves.filter(({ at }) => curtain === null || at < curtain)

test('the public board has the solves before the freeze, and only counts the others', () => {
  fc.assert(
    fc.property(games, curtains, ({ shape, solves }, curtain) => {
      const frozen = boardOf(aSnapshot(shape, before(solves, curtain), solves.length))
      expect(publicBoard(shape, solves, curtain)).toEqual(frozen)
    }),
  )
})

test('after the reveal it has all solves', () => {
  fc.assert(
    fc.property(games, curtains, ({ shape, solves }, freezeAt) => {
      const curtain = hiddenSince({ freezeAt, revealedAt: START })
      expect(publicBoard(shape, solves, curtain)).toEqual(boardOf(aSnapshot(shape, solves, solves.length)))
    }),
  )
})

test('the public board does not depend on hidden solves', () => {
  fc.assert(
    fc.property(
      games,
      fc.array(fc.nat({ max: 7 })),
      fc.integer({ min: 0, max: 22 }),
      ({ shape, solves }, others, step) => {
        const curtain = START + step * 250
        const late = others.map((team, index) => ({
          team: team % shape.teams.length,
          challenge: index % shape.challenges.length,
          at: curtain + index,
        }))
        const { seq: _, ...one } = publicBoard(shape, solves, curtain)
        const { seq: __, ...other } = publicBoard(shape, [...before(solves, curtain), ...late], curtain)
        expect(other).toEqual(one)
      },
    ),
  )
})

test('without a freeze no solve is hidden, and a change is never hidden', () => {
  expect(hiddenSince(UNFROZEN)).toBeNull()
  expect(isHidden(toFact({ team: 0, challenge: 0, at: START }, 1), null)).toBe(false)
  expect(isHidden({ kind: 'change' }, 0)).toBe(false)
})
