import * as calls from '#contract/calls/letters.ts'
import { serve } from '#server/modules/serve.ts'
import { cancelLetter, listLetters, previewLetter, sendLetter } from './send-letter.ts'

export const letterRoutes = [
  serve(calls.previewLetter, ({ body }, services) => previewLetter(body, services)),
  serve(calls.sendLetter, ({ body, actor, ip }, services) => sendLetter(body, { actor, ip }, services)),
  serve(calls.listLetters, (_, services) => listLetters(services)),
  serve(calls.cancelLetter, ({ params, actor, ip }, services) =>
    cancelLetter(params.id, { actor, ip }, services),
  ),
]
