import * as calls from '#contract/calls/room-overview.ts'
import { serve } from '#server/modules/serve.ts'
import { actOnCause, getRoomOverview } from './act-on-cause.ts'

export const roomOverviewRoutes = [
  serve(calls.getRoomOverview, ({ params, actor }, services) => getRoomOverview(params.id, actor, services)),
  serve(calls.actOnCause, ({ params, body, actor }, services) =>
    actOnCause(params.id, body, actor, services),
  ),
]
