import * as adminCalls from '#contract/calls/admin.ts'
import * as calls from '#contract/calls/game.ts'
import { serve } from '#server/wire/serve.ts'
import { downloadWriteups } from './archive.ts'
import { listWriteups } from './list.ts'
import { readWriteup } from './read.ts'
import { uploadWriteup } from './upload.ts'

export const writeupRoutes = [
  serve(calls.getWriteup, ({ params, actor }, around) => readWriteup(params.id, actor, around)),
  serve(calls.uploadWriteup, ({ params, actor, ip, request }, around) => uploadWriteup(params.id, actor, ip, request, around)),
  serve(adminCalls.listWriteups, ({ params }, around) => listWriteups(params.id, around)),
  serve(adminCalls.downloadWriteups, ({ params, actor, ip, reply }, around) => downloadWriteups(params.id, { actor, ip, reply }, around)),
]
