import * as calls from '#contract/calls/stored-files.ts'
import { serve } from '#server/wire/serve.ts'
import { listStoredFiles } from './list.ts'

export const storedFileRoutes = [serve(calls.listStoredFiles, ({ query }, around) => listStoredFiles(query, around))]
