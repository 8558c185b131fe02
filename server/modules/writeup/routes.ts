import * as calls from '#contract/calls/game.ts'
import { serve } from '#server/wire/serve.ts'
import { readWriteup } from './read.ts'
import { uploadWriteup } from './upload.ts'

export const writeupRoutes = [
  serve(calls.getWriteup, ({ params, actor }, around) => readWriteup(params.id, actor, around)),
  serve(calls.uploadWriteup, ({ params, actor, ip, request }, around) => uploadWriteup(params.id, actor, ip, request, around)),
]
