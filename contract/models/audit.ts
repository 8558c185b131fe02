import { bool, iso, list, long, model, names, nullable, open, text, type Wire } from '../schema.ts'
import { AUDIT_ACTS, AUDIT_KINDS } from './audit-names.ts'

export const auditActNames = open(names('AuditAct', AUDIT_ACTS))
export const auditKindNames = open(names('AuditKind', AUDIT_KINDS))

export const auditChange = model('AuditChange', {
  /** As the wire calls it. */
  field: text(),
  /** Of a long text the part that differs. Both are null where it was not there. */
  before: nullable(text()),
  after: nullable(text()),
  /** It changed, and how is nobody's business: passwords, flags, codes, what is private. */
  isHidden: bool(),
})
export type AuditChange = Wire<typeof auditChange>

export const auditEntry = model('AuditEntry', {
  /** Counted without holes, also in the stream `audit`. */
  number: long(),
  time: iso(),
  actorId: text(),
  /** The name at the time of the act. */
  actor: text(),
  ip: text(),
  act: auditActNames,
  kind: auditKindNames,
  id: nullable(text()),
  /** As it was called then. */
  name: nullable(text()),
  changes: list(auditChange),
})
export type AuditEntry = Wire<typeof auditEntry>
