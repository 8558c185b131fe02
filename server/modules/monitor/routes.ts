import * as calls from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import { listCheats } from './list-cheats.ts'
import { listEvents } from './list-events.ts'
import { listSubmissions } from './list-submissions.ts'

export const monitorRoutes = [
  serve(calls.listEvents, ({ params, query }, around) => listEvents(params.id, query, around)),
  serve(calls.listSubmissions, ({ params, query }, around) => listSubmissions(params.id, query, around)),
  serve(calls.listCheats, ({ params }, around) => listCheats(params.id, around)),
]
