import * as calls from '#contract/calls/admin.ts'
import * as filterCalls from '#contract/calls/log-filter.ts'
import { serve } from '#server/modules/serve.ts'
import { exportLogs } from './export-logs.ts'
import { listLogs } from './list-logs.ts'

export const logRoutes = [
  serve(calls.listLogs, ({ query }, services) => listLogs(query, services)),
  serve(filterCalls.findLogs, ({ query }, services) => listLogs(query, services)),
  serve(filterCalls.exportLogs, ({ query, actor, ip, reply }, services) =>
    exportLogs(query, { actor, ip }, reply, services),
  ),
]
