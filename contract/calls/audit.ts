import { get, json } from '../call.ts'
import { auditActNames, auditEntry, auditKindNames } from '../models/audit.ts'
import { absent, int, iso, list, long, optional, text } from '../schema.ts'

/** What organisers did, the newest first; `below` a number begins where a page ended. */
export const listAudit = get('/api/admin/audit', {
  role: 'Admin',
  query: {
    count: absent(int({ min: 0 }), 50),
    below: optional(long()),
    act: optional(auditActNames),
    kind: optional(auditKindNames),
    /** A name, whole. */
    actor: optional(text()),
    /** Part of a name or of what changed, in whichever case. */
    text: optional(text()),
    since: optional(iso()),
    until: optional(iso()),
  },
  answer: json(list(auditEntry)),
  errors: [400, 401, 403, 429],
  extension: 'audit',
})
