import * as calls from '#contract/calls/game.ts'
import { serve } from '#server/wire/serve.ts'
import { downloadScoreboardSheet } from './scoreboard.ts'
import { downloadSubmissionSheet } from './submissions.ts'

export const sheetRoutes = [
  serve(calls.downloadScoreboardSheet, ({ params, reply }, around) => downloadScoreboardSheet(params.id, reply, around)),
  serve(calls.downloadSubmissionSheet, ({ params, reply }, around) => downloadSubmissionSheet(params.id, reply, around)),
]
