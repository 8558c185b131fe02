import * as calls from '#contract/calls/audit.ts'
import { serve } from '#server/modules/serve.ts'
import type { ReceivedOf } from '#contract/call.ts'
import type { AuditEntry } from '#contract/models/audit.ts'
import { instant } from '#contract/models/time.ts'
import { refuse } from '#server/http/refusal.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toAuditEntry } from '#server/serializers/audit-entry.ts'

export const auditRoutes = [
  serve(calls.listAudit, ({ query }, services) => listAudit(query, null, services)),
  serve(calls.listGameAudit, async ({ params: { id }, query }, services) => {
    if (!(await services.store.games.exists(id))) throw refuse(404, 'gameMissing')
    return listAudit(query, id, services)
  }),
]

async function listAudit(
  { count, below, act, kind, actor, text, since, until }: ReceivedOf<typeof calls.listAudit>['query'],
  gameId: number | null,
  { store }: Pick<Services, 'store'>,
): Promise<AuditEntry[]> {
  const filter = {
    below: below ?? null,
    act: act ?? null,
    kind: kind ?? null,
    gameId,
    actor: actor ?? null,
    text: text ?? null,
    since: since === undefined ? null : instant(since),
    until: until === undefined ? null : instant(until),
  }
  return (await store.audit.list(filter, Math.min(count, MAX_PAGE_SIZE))).map(toAuditEntry)
}
