import * as calls from '#contract/calls/edit.ts'
import { listNotices } from '#contract/calls/game.ts'
import { serve } from '#server/wire/serve.ts'
import { createNotice, deleteNotice, listToEdit, updateNotice } from './edit.ts'
import { listForPlayers } from './list.ts'

export const noticeRoutes = [
  serve(listNotices, ({ params, query }, around) => listForPlayers(params.id, query, around)),
  serve(calls.listNoticesToEdit, ({ params }, around) => listToEdit(params.id, around)),
  serve(calls.createNotice, ({ params, body }, around) => createNotice(params.id, body.content, around)),
  serve(calls.updateNotice, ({ params, body }, around) => updateNotice(params, body.content, around)),
  serve(calls.deleteNotice, ({ params }, around) => deleteNotice(params, around)),
]
