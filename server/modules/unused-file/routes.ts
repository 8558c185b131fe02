import * as calls from '#contract/calls/unused-files.ts'
import { serve } from '#server/modules/serve.ts'
import { listUnused } from './list-unused-files.ts'
import { removeAllUnused, removeOneUnused } from './remove-unused-files.ts'

export const unusedFileRoutes = [
  serve(calls.listUnusedFiles, ({ query }, services) => listUnused(query, services)),
  serve(calls.removeUnusedFile, ({ params, actor, ip }, services) =>
    removeOneUnused(params.hash, { actor, ip }, services),
  ),
  serve(calls.removeUnusedFiles, ({ actor, ip }, services) => removeAllUnused({ actor, ip }, services)),
]
