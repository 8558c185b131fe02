import { getGame } from '#contract/calls/game.ts'
import { listOwnTeams } from '#contract/calls/team.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'

/** The id of the viewer's team. Null for spectators. The game only tells the name. */
export function useOwnTeam(game: number, { places }: Board): number | null {
  const { view } = useSession()
  const played = useRead(getGame, { params: { id: game } }, 'once')
  const name = played.state === 'ready' ? played.value.teamName : null
  const isPlayer = view.kind === 'signed-in' && name !== null
  const own = useRead(listOwnTeams, isPlayer ? {} : null, 'teams')
  if (!isPlayer || own.state !== 'ready') return null
  return own.value.find((team) => team.name === name && places.teams.has(team.id ?? 0))?.id ?? null
}
