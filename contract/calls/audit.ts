import { get, json } from '../call.ts'
import { auditActNames, auditEntry, auditKindNames } from '../models/audit.ts'
import { absent, int, iso, list, long, optional, text } from '../schema.ts'

const auditQuery = {
  count: absent(int({ min: 0 }), 50),
  below: optional(long()),
  act: optional(auditActNames),
  kind: optional(auditKindNames),
  /** The whole name: a part of it would also match other users. */
  actor: optional(text()),
  /** Part of a name or of a changed value, in any case. */
  text: optional(text()),
  since: optional(iso()),
  until: optional(iso()),
}

/** Organisers' actions, newest first. `below`: only entries with a lower number, for the next page. */
export const listAudit = get('/api/admin/audit', {
  role: 'Admin',
  query: auditQuery,
  answer: json(list(auditEntry)),
  errors: [400, 401, 403, 429],
  extension: 'audit',
})
/** The entries of `listAudit` that belong to one game or its parts, for the game's own history page. */
export const listGameAudit = get('/api/edit/games/{id}/audit', {
  role: 'Admin',
  params: { id: int() },
  query: auditQuery,
  answer: json(list(auditEntry)),
  errors: [400, 401, 403, 404, 429],
  extension: 'game-audit',
})
