import * as adminCalls from '#contract/calls/admin.ts'
import * as calls from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import { downloadWriteups } from './download-writeups.ts'
import { listWriteups, readWriteup } from './read-writeups.ts'
import { uploadWriteup } from './upload-writeup.ts'

export const writeupRoutes = [
  serve(calls.getWriteup, ({ params, actor }, services) => readWriteup(params.id, actor, services)),
  serve(calls.uploadWriteup, ({ params, actor, ip, request }, services) =>
    uploadWriteup(params.id, actor, ip, request, services),
  ),
  serve(adminCalls.listWriteups, ({ params }, services) => listWriteups(params.id, services)),
  serve(adminCalls.downloadWriteups, ({ params, actor, ip, reply }, services) =>
    downloadWriteups(params.id, { actor, ip, reply }, services),
  ),
]
