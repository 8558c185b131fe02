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
  /** The name of the field on the wire. */
  field: text(),
  /** For a long text, only the part that differs. Null: the field had no value. */
  before: nullable(text()),
  after: nullable(text()),
  /** True for passwords, flags, codes and private data: both values are null then. */
  isHidden: bool(),
})
export type AuditChange = Wire<typeof auditChange>

export const auditEntry = model('AuditEntry', {
  /** The number in the stream `audit`, without gaps. */
  number: long(),
  time: iso(),
  actorId: text(),
  /** The name at the time of the action, because the account may be renamed or deleted. */
  actor: text(),
  ip: text(),
  act: auditActNames,
  kind: auditKindNames,
  id: nullable(text()),
  /** The name at the time of the action, because the thing may be renamed or deleted. */
  name: nullable(text()),
  changes: list(auditChange),
  /** The game that the action belongs to (extension `game-audit`). */
  gameId: optional(int()),
})
export type AuditEntry = Wire<typeof auditEntry>
