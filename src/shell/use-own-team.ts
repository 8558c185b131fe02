import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { listOwnTeams } from '#contract/calls/team.ts'
import { getGameDetails } from '#contract/calls/game.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { hiddenSince } from '#contract/rules/freeze.ts'
import { teamPositionOf, type TeamPosition } from '#contract/rules/board/team-position.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useWired } from '#src/bind/wired.ts'
import { useNow } from '#src/browser/clock.ts'
import { boardAtoms, NO_BOARD } from '#src/live/board-atoms.ts'

const MINUTE_MS = 60_000

/**
 * The public board of a game, read once for all parts of a screen and followed as long as one of them is
 * there. Null: not known, or not followed.
 */
export function useGameBoard(game: number, isFollowed = true): Board | null {
  const { live } = useWired()
  return useAtomValue(isFollowed ? boardAtoms(live, game).state : NO_BOARD).live?.board ?? null
}

/** The user's team in the game, by the name that the game tells. Null: there is none, or it is not known. */
export function useOwnTeam(teamName: string | null, board: Board | null): TeamInfoModel | null {
  const { view } = useSession()
  const isPlayer = view.kind === 'signed-in' && teamName !== null
  const read = useRead(listOwnTeams, isPlayer ? {} : null, 'teams')
  if (!isPlayer || read.state !== 'ready') return null
  const named = read.value.filter(({ name }) => name === teamName)
  // Names are not unique; only one of them plays.
  return named.find(({ id }) => board?.places.teams.has(id ?? 0)) ?? named[0] ?? null
}

/** How the user's team does in the game, as the public board and the server's word to the team have it. */
export function useTeamPosition(
  game: number,
  team: TeamInfoModel | null,
  board: Board | null,
): TeamPosition | null {
  // By the minute, since nothing in it changes faster without a solve.
  const minute = Math.ceil(useNow() / MINUTE_MS) * MINUTE_MS
  const isFrozen = board !== null && isHiding(board, minute)
  const details = useRead(
    getGameDetails,
    isFrozen && team && minute < board.endsAt ? { params: { id: game } } : null,
    'once',
  )
  const solved =
    details.state === 'ready'
      ? details.value.rank.challenges.filter(({ type }) => type !== 'Unaccepted').length
      : 0
  return useMemo(() => {
    const standing = board && team ? teamPositionOf(board, team.id ?? 0, minute) : null
    // In a freeze the team is told of its own solves, and nothing of what they are worth.
    return standing && { ...standing, solved: Math.max(solved, standing.solved) }
  }, [board, team, minute, solved])
}

/** Whether solves are hidden by now. */
export function isHiding({ freeze }: Pick<Board, 'freeze'>, now: number): boolean {
  const since = hiddenSince(freeze)
  return since !== null && since <= now
}
