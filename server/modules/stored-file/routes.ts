import * as calls from '#contract/calls/stored-files.ts'
import { serve } from '#server/modules/serve.ts'
import { listStoredFiles } from './list-stored-files.ts'

export const storedFileRoutes = [
  serve(calls.listStoredFiles, ({ query }, services) => listStoredFiles(query, services)),
]
