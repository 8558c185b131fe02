import * as calls from '#contract/calls/edit.ts'
import { listNotices } from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import { createNotice, deleteNotice, listToEdit, updateNotice } from './edit-notices.ts'
import { listForPlayers } from './list-notices.ts'

export const noticeRoutes = [
  serve(listNotices, ({ params, query }, around) => listForPlayers(params.id, query, around)),
  serve(calls.listNoticesToEdit, ({ params }, around) => listToEdit(params.id, around)),
  serve(calls.createNotice, ({ params, body, actor, ip }, around) => createNotice(params.id, body.content, { actor, ip }, around)),
  serve(calls.updateNotice, ({ params, body, actor, ip }, around) => updateNotice(params, body.content, { actor, ip }, around)),
  serve(calls.deleteNotice, ({ params, actor, ip }, around) => deleteNotice(params, { actor, ip }, around)),
]
