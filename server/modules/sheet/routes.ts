import * as calls from '#contract/calls/game.ts'
import { serve } from '#server/wire/serve.ts'
import { downloadScoreboardSheet } from './scoreboard.ts'
import { downloadSubmissionSheet } from './submissions.ts'

export const sheetRoutes = [
  serve(calls.downloadScoreboardSheet, ({ params, actor, ip, reply }, around) => downloadScoreboardSheet(params.id, { actor, ip }, reply, around)),
  serve(calls.downloadSubmissionSheet, ({ params, actor, ip, reply }, around) => downloadSubmissionSheet(params.id, { actor, ip }, reply, around)),
]
