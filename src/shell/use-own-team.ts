import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { listOwnTeams } from '#contract/calls/team.ts'
import { getGameDetails } from '#contract/calls/game.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { isHiding } from '#contract/rules/freeze.ts'
import { teamPositionOf, type TeamPosition } from '#contract/rules/board/team-position.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useWired } from '#src/bind/wired.ts'
import { useFromNow } from '#src/browser/clock.ts'
import { useFrameLater } from '#src/browser/use-frame-later.ts'
import { boardAtoms, NO_BOARD } from '#src/live/board-atoms.ts'

const MINUTE_MS = 60_000

/**
 * The public board of a game, shared by all parts of a screen and followed while one of them is mounted.
 * Null: not known, or not followed. Header and dock show it one frame after the screen between them.
 */
export function useGameBoard(game: number, isFollowed = true): Board | null {
  const { live } = useWired()
  return useFrameLater(useAtomValue(isFollowed ? boardAtoms(live, game).state : NO_BOARD).live?.board ?? null)
}

/** The user's team in a game, found by the name in the response of the game. Null: none, or not known. */
export function useOwnTeam(teamName: string | null, board: Board | null): TeamInfoModel | null {
  const { view } = useSession()
  const isPlayer = view.kind === 'signed-in' && teamName !== null
  const read = useRead(listOwnTeams, isPlayer ? {} : null, 'teams')
  if (!isPlayer || read.state !== 'ready') return null
  const named = read.value.filter(({ name }) => name === teamName)
  // Names are not unique, but only one of these teams plays.
  return named.find(({ id }) => board?.places.teams.has(id ?? 0)) ?? named[0] ?? null
}

/** The figures of the user's team. During a freeze, the player's details give its number of solves. */
export function useTeamPosition(
  game: number,
  team: TeamInfoModel | null,
  board: Board | null,
): TeamPosition | null {
  // Rounded up to minutes, because without a solve nothing changes faster.
  const minute = useFromNow((now) => Math.ceil(now / MINUTE_MS) * MINUTE_MS)
  const isFrozen = board !== null && isHiding(board.freeze, minute)
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
    const standing = board && team ? positionOf(board, team.id ?? 0, minute) : null
    // During a freeze the server reports the team's own solves, but not their points.
    return standing && { ...standing, solved: Math.max(solved, standing.solved) }
  }, [board, team, minute, solved])
}

let last: { board: Board; team: number; minute: number; position: TeamPosition | null } | null = null

/** Cached, because header and dock ask for the same after each solve. */
function positionOf(board: Board, team: number, minute: number): TeamPosition | null {
  if (last?.board !== board || last.team !== team || last.minute !== minute)
    last = { board, team, minute, position: teamPositionOf(board, team, minute) }
  return last.position
}
