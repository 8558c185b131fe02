import * as calls from '#contract/calls/opening-check.ts'
import { serve } from '#server/wire/serve.ts'
import { checkOpening } from './check.ts'

export const openingCheckRoutes = [serve(calls.checkOpening, ({ params }, around) => checkOpening(params.id, around))]
