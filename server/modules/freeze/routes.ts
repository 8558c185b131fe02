import * as calls from '#contract/calls/freeze.ts'
import { instant } from '#contract/models/time.ts'
import { serve } from '#server/modules/serve.ts'
import { readFreeze, revealBoard, setFreeze } from './set-freeze.ts'

export const freezeRoutes = [
  serve(calls.getFreeze, ({ params }, around) => readFreeze(params.id, around)),
  serve(calls.setFreeze, ({ params, body, actor, ip }, around) =>
    setFreeze(params.id, body.freezeAt === null ? null : instant(body.freezeAt), { actor, ip }, around),
  ),
  serve(calls.revealBoard, ({ params, actor, ip }, around) => revealBoard(params.id, { actor, ip }, around)),
]
