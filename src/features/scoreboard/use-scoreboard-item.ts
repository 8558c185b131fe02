import { getBoardTeam } from '#contract/calls/board.ts'
import type { ScoreboardItem } from '#contract/models/scoreboard.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import type { LiveBoard } from '#src/live/board-atoms.ts'
import { useFullView } from './use-full-view.ts'

/**
 * The details of a team that the board omits: solvers and the team's own texts. Sends no request while `team`
 * is null, or if the board came with `items`.
 */
export function useTeamItem(
  game: number,
  team: number | null,
  { items }: Pick<LiveBoard, 'items'>,
): Read<ScoreboardItem> {
  const { shown } = useFullView()
  const sent = {
    params: { id: game, teamId: team ?? 0 },
    ...(shown === 'full' ? { query: { full: true } } : {}),
  }
  const read = useRead(getBoardTeam, team === null || items !== null ? null : sent, 'board')
  const known = team === null ? undefined : items?.get(team)
  return known ? { state: 'ready', value: known, problem: null, refresh: () => {} } : read
}
