import * as calls from '#contract/calls/rehearsal.ts'
import { serve } from '#server/modules/serve.ts'
import { clearRehearsal, rehearse } from './rehearse.ts'

export const rehearsalRoutes = [
  serve(calls.rehearse, ({ params, actor, ip }, services) => rehearse(params.id, { actor, ip }, services)),
  serve(calls.clearRehearsal, ({ params, actor, ip }, services) =>
    clearRehearsal(params.id, { actor, ip }, services),
  ),
]
