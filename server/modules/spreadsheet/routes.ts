import * as calls from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import { downloadScoreboardSheet } from './scoreboard-sheet.ts'
import { downloadSubmissionSheet } from './submission-sheet.ts'

export const sheetRoutes = [
  serve(calls.downloadScoreboardSheet, ({ params, actor, ip, reply }, services) =>
    downloadScoreboardSheet(params.id, { actor, ip }, reply, services),
  ),
  serve(calls.downloadSubmissionSheet, ({ params, actor, ip, reply }, services) =>
    downloadSubmissionSheet(params.id, { actor, ip }, reply, services),
  ),
]
