import * as calls from '#contract/calls/edit.ts'
import { serve } from '#server/wire/serve.ts'
import { addFlags } from './add.ts'
import { removeFlag } from './remove.ts'

export const flagRoutes = [
  serve(calls.addFlags, ({ params, body }, around) => addFlags(params, body, around)),
  serve(calls.deleteFlag, ({ params }, around) => removeFlag(params, around)),
]
