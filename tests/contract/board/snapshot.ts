import fc from 'fast-check'
import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import { DEFAULT_BLOOD_BONUS } from '#contract/rules/blood-bonus.ts'
import type { NumberedFact } from '#contract/rules/board-fact.ts'
import type { Board, BoardSnapshot } from '#contract/rules/board/board.ts'
import { boardOf, withFact } from '#contract/rules/board/fold-board.ts'

export const START = Date.UTC(2026, 0, 1)
export const END = START + 2 * 86_400_000
const NO_SOLVES = { teams: [], challenges: [], ats: [] }

export interface Solve {
  team: number
  challenge: number
  at: number
}

/** Ids differ from indexes by 100 and 1,000, so that tests notice a mix-up. */
export const TEAM_ID = 100
export const CHALLENGE_ID = 1000

export interface Shape {
  teams: readonly { organization: string | null }[]
  challenges: readonly { originalScore: number; minScoreRate: number; difficulty: number }[]
  bloodBonus: number
}
export function aSnapshot(
  { teams, challenges, bloodBonus }: Shape,
  solves: readonly Solve[] = [],
  seq = 0,
): BoardSnapshot {
  return {
    seq,
    startsAt: START,
    endsAt: END,
    bloodBonus,
    organizations: [...new Set(teams.flatMap(({ organization }) => organization ?? []))],
    challenges: challenges.map((curve, place) => ({
      id: CHALLENGE_ID + place,
      title: `challenge ${place}`,
      tag: CHALLENGE_TAGS[place % CHALLENGE_TAGS.length] ?? 'Misc',
      curve,
    })),
    teams: teams.map(({ organization }, place) => ({
      id: TEAM_ID + place,
      name: `team ${place}`,
      avatar: null,
      organization,
    })),
    solves:
      solves.length === 0
        ? NO_SOLVES
        : {
            teams: solves.map(({ team }) => team),
            challenges: solves.map(({ challenge }) => challenge),
            ats: solves.map(({ at }) => at),
          },
  }
}
export const plainShape = (teams: number, challenges: number): Shape => ({
  teams: Array.from({ length: teams }, () => ({ organization: null })),
  challenges: Array.from({ length: challenges }, () => ({
    originalScore: 500,
    minScoreRate: 0.25,
    difficulty: 5,
  })),
  bloodBonus: DEFAULT_BLOOD_BONUS,
})

export const toFact = ({ team, challenge, at }: Solve, seq: number): NumberedFact => ({
  kind: 'solve',
  seq,
  teamId: TEAM_ID + team,
  challengeId: CHALLENGE_ID + challenge,
  at,
  user: 'ann',
})

/** Applies one solve after another, as live messages do. */
export function folded(board: Board, solves: readonly Solve[]): Board {
  return solves.reduce((before, solve) => {
    const after = withFact(before, toFact(solve, before.seq + 1))
    if (after === null) throw new Error('a fact did not follow')
    return after
  }, board)
}
export const emptyBoard = (shape: Shape) => boardOf(aSnapshot(shape))

export const shapes: fc.Arbitrary<Shape> = fc.record({
  teams: fc.array(fc.record({ organization: fc.constantFrom(null, 'North', '东湖') }), {
    minLength: 1,
    maxLength: 8,
  }),
  challenges: fc.array(
    fc.record({
      originalScore: fc.integer({ min: 0, max: 1000 }),
      minScoreRate: fc.double({ min: 0, max: 1, noNaN: true }),
      difficulty: fc.double({ min: 0.1, max: 50, noNaN: true }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  bloodBonus: fc.constantFrom(0, DEFAULT_BLOOD_BONUS, 2 ** 30 - 1 - 23 * (2 ** 20 + 2 ** 10 + 1)),
})

/**
 * Solves are sorted by time, as from the server. Many times are equal, some are after the end, and some
 * solves are repeated, because mistakes are likely there.
 */
export const games: fc.Arbitrary<{ shape: Shape; solves: Solve[] }> = shapes.chain((shape) => {
  const solve = fc.record({
    team: fc.nat({ max: shape.teams.length - 1 }),
    challenge: fc.nat({ max: shape.challenges.length - 1 }),
    at: fc.oneof(
      fc.nat({ max: 20 }).map((step) => START + step * 250),
      fc.constantFrom(END - 1, END, END + 1),
    ),
  })
  return fc.record({
    shape: fc.constant(shape),
    solves: fc.array(solve, { maxLength: 30 }).map((all) => all.toSorted((a, b) => a.at - b.at)),
  })
})
