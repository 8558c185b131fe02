import * as calls from '#contract/calls/board.ts'
import { getScoreboard } from '#contract/calls/game.ts'
import { refuse } from '#server/http/refusal.ts'
import { serve } from '#server/modules/serve.ts'
import { audienceOf } from './board-audience.ts'
import { sendBoard, startedBoard } from './send-board.ts'
import { toScoreboardItem } from './scoreboard-item.ts'

export const boardRoutes = [
  serve(getScoreboard, ({ params, reply }, around) => sendBoard(params.id, { form: 'scoreboard', audience: 'public' }, reply, around)),
  serve(calls.getBoard, async ({ params, query, actor, reply }, around) =>
    sendBoard(params.id, { form: 'board', audience: audienceOf(query, actor) }, reply, around),
  ),
  serve(calls.exportStandings, async ({ params, query, actor, reply }, around) =>
    sendBoard(params.id, { form: 'ctftime', audience: audienceOf(query, actor) }, reply, around),
  ),
  serve(calls.getBoardTeam, async ({ params, query, actor }, around) => {
    const item = toScoreboardItem(await startedBoard(params.id, audienceOf(query, actor), around), params.teamId)
    if (item === null) throw refuse(404, 'teamMissing')
    return item
  }),
]
