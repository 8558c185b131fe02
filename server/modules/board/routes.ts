import * as calls from '#contract/calls/board.ts'
import { getScoreboard } from '#contract/calls/game.ts'
import { refuse } from '#server/http/refusal.ts'
import { serve, serveKept } from '#server/modules/serve.ts'
import { audienceOf, sendBoard, startedBoard } from './send-board.ts'
import { toScoreboardItem } from './scoreboard-item.ts'

export const boardRoutes = [
  serveKept(getScoreboard, ({ params, actor, reply }, services) =>
    sendBoard(params.id, { form: 'scoreboard', audience: 'public', actor }, reply, services),
  ),
  serve(calls.getBoard, async ({ params, query, actor, reply }, services) =>
    sendBoard(params.id, { form: 'board', audience: audienceOf(query, actor), actor }, reply, services),
  ),
  serve(calls.exportStandings, async ({ params, query, actor, reply }, services) =>
    sendBoard(params.id, { form: 'ctftime', audience: audienceOf(query, actor), actor }, reply, services),
  ),
  serve(calls.getBoardTeam, async ({ params, query, actor }, services) => {
    const item = toScoreboardItem(
      await startedBoard(params.id, { audience: audienceOf(query, actor), actor }, services),
      params.teamId,
    )
    if (item === null) throw refuse(404, 'teamMissing')
    return item
  }),
]
