import * as calls from '#contract/calls/board.ts'
import { getScoreboard } from '#contract/calls/game.ts'
import { sendReady } from '#server/http/ready-answer.ts'
import { refuse } from '#server/http/refusal.ts'
import { serve, serveKept } from '#server/modules/serve.ts'
import { audienceOf, readBoard, startedBoard } from './read-board.ts'
import { toScoreboardItem } from './scoreboard-item.ts'

export const boardRoutes = [
  serveKept(getScoreboard, ({ params, actor }, services) =>
    readBoard(params.id, { form: 'scoreboard', audience: 'public', actor }, services),
  ),
  serveKept(
    calls.getBoard,
    async ({ params, query, actor }, services) =>
      readBoard(params.id, { form: 'board', audience: audienceOf(query, actor), actor }, services),
    ({ query }) => query.full,
  ),
  serve(calls.exportStandings, async ({ params, query, actor, reply }, services) =>
    sendReady(
      reply,
      await readBoard(params.id, { form: 'ctftime', audience: audienceOf(query, actor), actor }, services),
    ),
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
