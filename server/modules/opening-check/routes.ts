import * as calls from '#contract/calls/opening-check.ts'
import { serve } from '#server/modules/serve.ts'
import { checkOpening } from './check-opening.ts'

export const openingCheckRoutes = [
  serve(calls.checkOpening, ({ params }, services) => checkOpening(params.id, services)),
]
