import * as calls from '#contract/calls/edit.ts'
import { listNotices } from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import { createNotice, deleteNotice, listToEdit, updateNotice } from './edit-notices.ts'
import { listForPlayers } from './list-notices.ts'

export const noticeRoutes = [
  serve(listNotices, ({ params, query, actor }, services) =>
    listForPlayers(params.id, query, actor, services),
  ),
  serve(calls.listNoticesToEdit, ({ params }, services) => listToEdit(params.id, services)),
  serve(calls.createNotice, ({ params, body, actor, ip }, services) =>
    createNotice(params.id, body.content, { actor, ip }, services),
  ),
  serve(calls.updateNotice, ({ params, body, actor, ip }, services) =>
    updateNotice(params, body.content, { actor, ip }, services),
  ),
  serve(calls.deleteNotice, ({ params, actor, ip }, services) =>
    deleteNotice(params, { actor, ip }, services),
  ),
]
