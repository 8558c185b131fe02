import * as calls from '#contract/calls/freeze.ts'
import { instant } from '#contract/models/time.ts'
import { serve } from '#server/modules/serve.ts'
import { readFreeze, revealBoard, setFreeze } from './set-freeze.ts'

export const freezeRoutes = [
  serve(calls.getFreeze, ({ params }, services) => readFreeze(params.id, services)),
  serve(calls.setFreeze, ({ params, body, actor, ip }, services) =>
    setFreeze(params.id, body.freezeAt === null ? null : instant(body.freezeAt), { actor, ip }, services),
  ),
  serve(calls.revealBoard, ({ params, body, actor, ip }, services) =>
    revealBoard(params.id, body.notice ?? null, { actor, ip }, services),
  ),
]
