import {
  bool,
  int,
  iso,
  list,
  long,
  model,
  names,
  nullable,
  open,
  optional,
  text,
  type Wire,
} from '../schema.ts'
import { AUDIT_ACTS, AUDIT_KINDS } from './audit-names.ts'

export const auditActNames = open(names('AuditAct', AUDIT_ACTS))
export const auditKindNames = open(names('AuditKind', AUDIT_KINDS))

export const auditChange = model('AuditChange', {
  /** The field's name on the wire. */
  field: text(),
  /** Only the part that differs, for a long text. Both are null if there was no value. */
  before: nullable(text()),
  after: nullable(text()),
  /** The values are withheld: passwords, flags, codes and private data. */
  isHidden: bool(),
})
export type AuditChange = Wire<typeof auditChange>

export const auditEntry = model('AuditEntry', {
  /** The number in the stream `audit`, without gaps. */
  number: long(),
  time: iso(),
  actorId: text(),
  /** The name at the time of the action. */
  actor: text(),
  ip: text(),
  act: auditActNames,
  kind: auditKindNames,
  id: nullable(text()),
  /** The name at the time of the action. */
  name: nullable(text()),
  changes: list(auditChange),
  /** The game of the action (extension `game-audit`). */
  gameId: optional(int()),
})
export type AuditEntry = Wire<typeof auditEntry>
