import * as calls from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import { listCheats } from './list-cheats.ts'
import { listEvents } from './list-events.ts'
import { listSubmissions } from './list-submissions.ts'

export const monitorRoutes = [
  serve(calls.listEvents, ({ params, query }, services) => listEvents(params.id, query, services)),
  serve(calls.listSubmissions, ({ params, query }, services) => listSubmissions(params.id, query, services)),
  serve(calls.listCheats, ({ params }, services) => listCheats(params.id, services)),
]
