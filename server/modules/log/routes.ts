import * as calls from '#contract/calls/admin.ts'
import { serve } from '#server/wire/serve.ts'
import { listLogs } from './list.ts'

export const logRoutes = [serve(calls.listLogs, ({ query }, around) => listLogs(query, around))]
