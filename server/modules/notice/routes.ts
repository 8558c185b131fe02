import * as calls from '#contract/calls/edit.ts'
import { serve } from '#server/wire/serve.ts'
import { createNotice, deleteNotice, listToEdit, updateNotice } from './edit.ts'

export const noticeRoutes = [
  serve(calls.listNoticesToEdit, ({ params }, around) => listToEdit(params.id, around)),
  serve(calls.createNotice, ({ params, body }, around) => createNotice(params.id, body.content, around)),
  serve(calls.updateNotice, ({ params, body }, around) => updateNotice(params, body.content, around)),
  serve(calls.deleteNotice, ({ params }, around) => deleteNotice(params, around)),
]
