import * as calls from '#contract/calls/audit.ts'
import { serve } from '#server/wire/serve.ts'
import { listAudit } from './list.ts'

export const auditRoutes = [serve(calls.listAudit, ({ query }, around) => listAudit(query, around))]
