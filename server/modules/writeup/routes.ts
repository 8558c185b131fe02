import * as adminCalls from '#contract/calls/admin.ts'
import * as calls from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import { downloadWriteups } from './download-writeups.ts'
import { listWriteups } from './list-writeups.ts'
import { readWriteup } from './read-writeup.ts'
import { uploadWriteup } from './upload-writeup.ts'

export const writeupRoutes = [
  serve(calls.getWriteup, ({ params, actor }, around) => readWriteup(params.id, actor, around)),
  serve(calls.uploadWriteup, ({ params, actor, ip, request }, around) => uploadWriteup(params.id, actor, ip, request, around)),
  serve(adminCalls.listWriteups, ({ params }, around) => listWriteups(params.id, around)),
  serve(adminCalls.downloadWriteups, ({ params, actor, ip, reply }, around) => downloadWriteups(params.id, { actor, ip, reply }, around)),
]
