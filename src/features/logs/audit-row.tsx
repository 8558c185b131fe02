import { memo, useState } from 'react'
import { AUDIT_ACTS, AUDIT_KINDS, type AuditKind } from '#contract/models/audit-names.ts'
import type { AuditEntry } from '#contract/models/audit.ts'
import { instant } from '#contract/models/time.ts'
import { formatRecent, formatTime } from '#src/format/time.ts'
import { useToday } from '#src/browser/today.ts'
import { auditWords } from '#src/text/areas/audit.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { streamRow } from '#styled/recipes/stream-row.js'
import { AuditChanges, isFolded } from './audit-changes.tsx'

export const AuditRow = memo(function AuditRow({ entry }: { entry: AuditEntry }) {
  const { locale } = useText()
  const words = useWords(auditWords)
  const today = useToday()
  const [isWhole, setIsWhole] = useState(false)
  const at = instant(entry.time)
  const act = AUDIT_ACTS.find((each) => each === entry.act)
  const kind = AUDIT_KINDS.find((each) => each === entry.kind)
  return (
    <div className={streamRow({ of: 'record' }).root}>
      <Row as="span" gap="2" align="stretch">
        {/* A newer server may have actions that this client does not know. */}
        <Badge tone={kind ? TONES[kind] : 'gray'}>{kind ? words.kinds[kind] : entry.kind}</Badge>
      </Row>
      <Text as="div" narrows lines="broken">
        <Text as="bdi" weight="semibold">
          {entry.actor}
        </Text>{' '}
        {act ? words.acts[act] : entry.act}
        {entry.name === null ? null : (
          <>
            {' '}
            <Text as="bdi" weight="semibold">
              {entry.name}
            </Text>
          </>
        )}
        {/* The long ids of users and containers would not help the reader. */}
        {entry.id !== null && /^\d+$/.test(entry.id) ? (
          <Text tone="muted"> {words.number(entry.id)}</Text>
        ) : null}
        <AuditChanges kind={entry.kind} changes={entry.changes} isWhole={isWhole} />
        {isFolded(entry.changes) ? (
          <Button look="ghost" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.short : words.whole}
          </Button>
        ) : null}
      </Text>
      <Row as="span" gap="facts" align="stretch" size="sm" tone="muted">
        <Text face="digits" lines="broken">
          {entry.ip}
        </Text>
        <Text
          as="time"
          dateTime={new Date(at).toISOString()}
          title={formatTime(at, locale)}
          face="digits"
          lines="one"
        >
          {formatRecent(at, today, locale)}
        </Text>
      </Row>
    </div>
  )
})

const TONES: Readonly<Record<AuditKind, BadgeProps['tone']>> = {
  platform: 'red',
  user: 'orange',
  team: 'yellow',
  participation: 'yellow',
  game: 'blue',
  challenge: 'green',
  notice: 'gray',
  post: 'gray',
  container: 'gray',
  file: 'gray',
}
