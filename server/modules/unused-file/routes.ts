import * as calls from '#contract/calls/unused-files.ts'
import { serve } from '#server/modules/serve.ts'
import { listUnused } from './list-unused-files.ts'
import { removeAllUnused, removeOneUnused } from './remove-unused-files.ts'

export const unusedFileRoutes = [
  serve(calls.listUnusedFiles, ({ query }, around) => listUnused(query, around)),
  serve(calls.removeUnusedFile, ({ params, actor, ip }, around) => removeOneUnused(params.hash, { actor, ip }, around)),
  serve(calls.removeUnusedFiles, ({ actor, ip }, around) => removeAllUnused({ actor, ip }, around)),
]
