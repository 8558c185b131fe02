import type { AuditChange, AuditEntry } from '#contract/models/audit.ts'
import { AUDIT_ACTS, AUDIT_KINDS } from '#contract/models/audit-names.ts'
import { instant } from '#contract/models/time.ts'
import { useToday } from '#src/browser/today.ts'
import { dateFormat } from '#src/format/date-format.ts'
import { dayOf } from '#src/format/day.ts'
import { formatDayHour, formatTime } from '#src/format/time.ts'
import { auditWords } from '#src/text/areas/audit.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { DenseCell } from '#src/ui/dense-cell.tsx'
import { denseList } from '#styled/recipes/dense-list.js'
import { labelOf } from './audit-changes.tsx'

/** One action in one line. The panel shows the whole action. */
export function RecordRow({ entry }: { entry: AuditEntry }) {
  const words = useWords(auditWords)
  const kind = AUDIT_KINDS.find((each) => each === entry.kind)
  const act = AUDIT_ACTS.find((each) => each === entry.act)
  const { name } = denseList()
  return (
    <>
      <DenseCell name="time" tone="muted">
        <RecordTime at={instant(entry.time)} />
      </DenseCell>
      <DenseCell name="kind" tone="muted">
        {/* A newer server may have kinds and actions that this client does not know. */}
        <span className={name}>{kind ? words.kinds[kind] : entry.kind}</span>
      </DenseCell>
      <DenseCell name="who">
        <bdi className={name}>{entry.actor}</bdi>
      </DenseCell>
      <DenseCell name="what">
        <span className={name}>
          {act ? words.acts[act] : entry.act} {entry.name === null ? null : <b>{entry.name}</b>}
        </span>
      </DenseCell>
      <DenseCell name="facts" tone="muted">
        <Facts kind={entry.kind} changes={entry.changes} />
      </DenseCell>
      <DenseCell name="address" tone="muted">
        {entry.ip}
      </DenseCell>
    </>
  )
}

export function RecordTime({ at }: { at: number }) {
  const { locale } = useText()
  const isToday = dayOf(at) === useToday()
  return (
    <time dateTime={new Date(at).toISOString()} title={formatTime(at, locale)}>
      {isToday
        ? dateFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(at)
        : formatDayHour(at, locale)}
    </time>
  )
}

/** At most three changes, so that the action stays in one line. */
function Facts({ kind, changes }: { kind: string; changes: readonly AuditChange[] }) {
  const words = useWords(auditWords)
  const { name } = denseList()
  return (
    <span className={name}>
      {changes
        .slice(0, 3)
        .map(({ field, before, after, isHidden }) => {
          const label = labelOf(kind, field, words)
          if (isHidden) return label
          return `${label}: ${before === null ? '' : `${before} → `}${after ?? words.empty}`
        })
        .join(' · ')}
    </span>
  )
}
