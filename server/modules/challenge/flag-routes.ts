import * as calls from '#contract/calls/edit.ts'
import { serve } from '#server/modules/serve.ts'
import { addFlags } from './add-flags.ts'
import { removeFlag } from './remove-flag.ts'

export const flagRoutes = [
  serve(calls.addFlags, ({ params, body, actor, ip }, services) =>
    addFlags(params, body, { actor, ip }, services),
  ),
  serve(calls.deleteFlag, ({ params, actor, ip }, services) => removeFlag(params, { actor, ip }, services)),
]
