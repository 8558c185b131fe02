import * as calls from '#contract/calls/edit.ts'
import { serve } from '#server/modules/serve.ts'
import { setAttachment } from './set-attachment.ts'

export const attachmentRoutes = [
  serve(calls.setAttachment, ({ params, body, actor, ip }, services) =>
    setAttachment(params, body, { actor, ip }, services),
  ),
]
