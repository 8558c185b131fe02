import type { AuditAct, AuditKind } from '#contract/models/audit-names.ts'
import type { AuditChange } from '#contract/models/audit.ts'

export interface AuditRow {
  seq: number
  at: number
  actorId: string
  actor: string
  ip: string
  act: AuditAct
  kind: AuditKind
  id: string | null
  name: string | null
  changes: AuditChange[]
}

/** Null lets all through. */
export interface AuditFilter {
  /** Only what has a smaller number. */
  below: number | null
  act: AuditAct | null
  kind: AuditKind | null
  actor: string | null
  text: string | null
  /** Inclusive start; `until` is exclusive. */
  since: number | null
  until: number | null
}

export interface Audit {
  /** Call it last in a transaction: until the end of that, all other appends wait. Returns the number. */
  append(row: Omit<AuditRow, 'seq'>): Promise<number>
  /** The newest first. */
  list(filter: AuditFilter, count: number): Promise<AuditRow[]>
}
