import * as calls from '#contract/calls/board.ts'
import { getScoreboard } from '#contract/calls/game.ts'
import { refuse } from '#server/wire/refusal.ts'
import { serve } from '#server/wire/serve.ts'
import { sendBoard, startedBoard } from './send.ts'
import { toScoreboardItem } from './view.ts'

export const boardRoutes = [
  serve(getScoreboard, ({ params, reply }, around) => sendBoard(params.id, 'scoreboard', reply, around)),
  serve(calls.getBoard, ({ params, reply }, around) => sendBoard(params.id, 'board', reply, around)),
  serve(calls.exportStandings, ({ params, reply }, around) => sendBoard(params.id, 'ctftime', reply, around)),
  serve(calls.getBoardTeam, async ({ params }, around) => {
    const item = toScoreboardItem(await startedBoard(params.id, around), params.teamId)
    if (item === null) throw refuse(404, 'teamMissing')
    return item
  }),
]
