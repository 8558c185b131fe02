import * as calls from '#contract/calls/edit.ts'
import { serve } from '#server/wire/serve.ts'
import { addFlags } from './add.ts'
import { removeFlag } from './remove.ts'

export const flagRoutes = [
  serve(calls.addFlags, ({ params, body, actor, ip }, around) => addFlags(params, body, { actor, ip }, around)),
  serve(calls.deleteFlag, ({ params, actor, ip }, around) => removeFlag(params, { actor, ip }, around)),
]
