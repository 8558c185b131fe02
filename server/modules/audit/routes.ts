import * as calls from '#contract/calls/audit.ts'
import { serve } from '#server/modules/serve.ts'
import { listAudit } from './list-audit.ts'

export const auditRoutes = [serve(calls.listAudit, ({ query }, services) => listAudit(query, services))]
