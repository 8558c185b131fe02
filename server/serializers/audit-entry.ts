import type { AuditEntry } from '#contract/models/audit.ts'
import { toIso } from '#contract/models/time.ts'
import type { AuditRow } from '#server/store/audit.ts'

export const toAuditEntry = ({ seq, at, gameId, ...row }: AuditRow): AuditEntry => ({
  number: seq,
  time: toIso(at),
  ...row,
  ...(gameId === null ? {} : { gameId }),
})
