import * as calls from '#contract/calls/schedule.ts'
import { serve } from '#server/modules/serve.ts'
import { extendGame, pauseGame, readSchedule, resumeGame } from './change-schedule.ts'

export const scheduleRoutes = [
  serve(calls.getSchedule, ({ params }, { store }) => readSchedule(params.id, store)),
  serve(calls.pauseGame, ({ params, actor, ip }, services) => pauseGame(params.id, { actor, ip }, services)),
  serve(calls.resumeGame, ({ params, actor, ip }, services) =>
    resumeGame(params.id, { actor, ip }, services),
  ),
  serve(calls.extendGame, ({ params, body, actor, ip }, services) =>
    extendGame(params.id, body.minutes, { actor, ip }, services),
  ),
]
