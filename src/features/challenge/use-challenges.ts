import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { getGameDetails } from '#contract/calls/game.ts'
import type { LockedChallenge } from '#contract/models/scoreboard.ts'
import type { Board, ChallengeState } from '#contract/rules/board/board.ts'
import { bloodsOf, challengeOf } from '#contract/rules/board/read-board.ts'
import { useRead } from '#src/api/use-read.ts'
import { useWired } from '#src/bind/wired.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import {
  BLOODS,
  toChallengesView,
  type BloodView,
  type ChallengesView,
  type ChallengeView,
} from './challenges-view.ts'

export interface FollowedChallenges {
  view: ChallengesView
  challenges: readonly ChallengeView[]
  /** Not open for the own team yet. */
  locked: readonly LockedChallenge[]
  ownTeam: number | null
}
const NONE: readonly ChallengeView[] = []
const NONE_LOCKED: readonly LockedChallenge[] = []

/** The challenges of a player. The live board updates them with solves that other teams have made since. */
export function useChallenges(game: number): FollowedChallenges {
  const read = useRead(getGameDetails, { params: { id: game } }, 'details')
  const view = toChallengesView(read)
  const listed = view.kind === 'listed' ? view.challenges : NONE
  const ownTeam = read.state === 'ready' ? read.value.rank.id : null
  const { live, isStale } = useAtomValue(boardAtoms(useWired().live, game).state)
  // Without streams the board is read less often than the challenges, so it would be older.
  const board = live === null || isStale || live.items !== null ? null : live.board
  const challenges = useMemo(
    () => (board === null ? listed : withSolves(listed, board, ownTeam)),
    [listed, board, ownTeam],
  )
  const locked = (read.state === 'ready' ? read.value.locked : null) ?? NONE_LOCKED
  return { view, challenges, locked, ownTeam }
}

/** The last result for each challenge of a list, so that a solve of one makes no new objects of the others. */
const followedBefore = new WeakMap<
  ChallengeView,
  { state: ChallengeState; ownTeam: number | null; view: ChallengeView }
>()

/** A challenge whose figures are the same stays the same object, so its card is not drawn again. */
export function withSolves(
  challenges: readonly ChallengeView[],
  board: Board,
  ownTeam: number | null,
): readonly ChallengeView[] {
  const followed = challenges.map((challenge): ChallengeView => {
    const state = challengeOf(board, challenge.id)
    if (state === null || (state.solved === challenge.solves && state.score === challenge.score))
      return challenge
    const before = followedBefore.get(challenge)
    if (before?.state === state && before.ownTeam === ownTeam) return before.view
    const bloods = bloodsOf(board, state).flatMap(({ row, at }, nth): BloodView[] => {
      const blood = BLOODS[nth]
      return blood ? [{ blood, team: row.name, avatar: row.avatar, at, isOwn: row.id === ownTeam }] : []
    })
    const view = { ...challenge, score: state.score, solves: state.solved, bloods }
    followedBefore.set(challenge, { state, ownTeam, view })
    return view
  })
  return followed.some((each, at) => each !== challenges[at]) ? followed : challenges
}
