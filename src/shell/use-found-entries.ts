import { useDeferredValue } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { getBoard } from '#contract/calls/board.ts'
import { listChallengesToEdit } from '#contract/calls/edit.ts'
import { getGameDetails, getScoreboard, listGames } from '#contract/calls/game.ts'
import { siftUsers } from '#contract/calls/roster.ts'
import type { ScoreboardItem } from '#contract/models/scoreboard.ts'
import { snapshotOf } from '#contract/rules/board/compact-form.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import { pathId } from '#src/url/path-id.ts'
import { matching, type PaletteEntry } from './command-entries.ts'

/** Entries of each kind at most. To find others, the user types another letter. */
const MOST = 6
/** At least two letters, because one matches half of all users. */
const LEAST_OF_NAME = 2

/**
 * The games, and the challenges and teams of the open game. Administrators also get all users, and others the
 * solvers on the board. None before the user types.
 */
export function useFoundEntries(search: string): readonly PaletteEntry[] {
  const sought = useDeferredValue(search.trim())
  const { pathname } = useLocation()
  const { view } = useSession()
  const role = view.kind === 'signed-in' ? view.account.role : null
  const isAsked = sought !== ''
  const game = pathId(matchPath('/games/:id/*', pathname)?.params.id)
  const isEditing = role === 'Admin' && matchPath('/games/:id/room/*', pathname) !== null
  const inGame = isAsked && game !== null ? { params: { id: game } } : null
  const games = valueOf(useRead(listGames, isAsked ? {} : null, 'once')) ?? []
  const edited = valueOf(useRead(listChallengesToEdit, isEditing ? inGame : null, 'once')) ?? []
  const played = valueOf(useRead(getGameDetails, role === null || isEditing ? null : inGame, 'details'))
  const isAdmin = role !== null && isAtLeast(role, 'Admin')
  const hasName = sought.length >= LEAST_OF_NAME
  const { teams, people } = useBoardNames(inGame, hasName && !isAdmin)
  const users = useUsers(isAdmin && hasName ? sought : null)
  const to = (
    group: PaletteEntry['group'],
    id: string | number,
    label: string,
    path: string,
  ): PaletteEntry => ({
    id: `${group}-${id}`,
    label,
    group,
    kind: 'go',
    to: path,
  })
  const best = (entries: readonly PaletteEntry[]) => matching(entries, sought).slice(0, MOST)
  if (!isAsked) return []
  return [
    ...best(
      edited.map(({ id, title }) => to('challenges', id, title, `/games/${game}/room/challenges/${id}`)),
    ),
    ...best(
      Object.values(played?.challenges ?? {})
        .flat()
        .map(({ id, title }) => to('challenges', id, title, `/games/${game}/challenges/${id}`)),
    ),
    ...best(teams.map(({ id, name }) => to('teams', id, name, `/games/${game}/scoreboard?team=${id}`))),
    ...best(
      people.map(({ name, team, of }) =>
        to('users', `${team}-${name}`, `${name} (${of})`, `/games/${game}/scoreboard?team=${team}`),
      ),
    ),
    ...best(games.map(({ id, title }) => to('games', id, title, `/games/${id}`))),
    // The server has searched other fields too, so these are not filtered by label.
    ...users
      .slice(0, MOST)
      .map(({ id, userName }) =>
        to('users', id, userName, `/admin/users?hint=${encodeURIComponent(userName)}`),
      ),
  ]
}

interface BoardNames {
  teams: readonly { id: number; name: string }[]
  /** Members with a solve that the board shows. `of`: the name of their team. */
  people: readonly { name: string; team: number; of: string }[]
}

/**
 * The names on the public board of the game. The compact form has no members, so the base form is read when a
 * user searches for people.
 */
function useBoardNames(inGame: { params: { id: number } } | null, hasPeople: boolean): BoardNames {
  const isCompact = useConfig().features?.includes('board') ?? false
  const compact = valueOf(useRead(getBoard, isCompact && inGame ? { ...inGame, query: {} } : null, 'once'))
  const whole = valueOf(useRead(getScoreboard, isCompact && !hasPeople ? null : inGame, 'once'))
  const items = whole?.items ?? []
  return {
    teams: compact ? (snapshotOf(compact)?.teams ?? []) : items,
    people: hasPeople ? items.flatMap(membersOf) : [],
  }
}

function membersOf({ id, name: of, challenges }: ScoreboardItem): BoardNames['people'] {
  const names = new Set(challenges.flatMap(({ userName }) => userName ?? []))
  return [...names].map((name) => ({ name, team: id, of }))
}

function useUsers(hint: string | null): readonly { id: string; userName: string }[] {
  const canSift = useConfig().features?.includes('roster') ?? false
  const found = valueOf(
    useRead(siftUsers, canSift && hint !== null ? { query: { hint, count: MOST } } : null, 'once'),
  )
  return (found?.data ?? []).flatMap(({ id, userName }) =>
    id !== null && userName !== null ? [{ id, userName }] : [],
  )
}

const valueOf = <Value>(read: Read<Value>): Value | null => (read.state === 'ready' ? read.value : null)
