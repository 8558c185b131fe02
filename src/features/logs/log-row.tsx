import { memo, useState } from 'react'
import { LOG_LEVELS, TASK_STATUSES, type LogLevel, type TaskStatus } from '#contract/models/log-names.ts'
import type { LogMessageModel } from '#contract/models/log.ts'
import { instant } from '#contract/models/time.ts'
import { formatRecent, formatTime } from '#src/format/time.ts'
import { useToday } from '#src/browser/today.ts'
import { logsWords } from '#src/text/areas/logs.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { streamRow } from '#styled/recipes/stream-row.js'

/** Longer messages are cut until the user expands them. */
const MAX_SHOWN = 160

export const LogRow = memo(function LogRow({ log }: { log: LogMessageModel }) {
  const { locale } = useText()
  const words = useWords(logsWords)
  const today = useToday()
  const [isWhole, setIsWhole] = useState(false)
  const message = log.msg ?? ''
  const isLong = message.length > MAX_SHOWN
  const at = instant(log.time)
  const level = LOG_LEVELS.find((each) => each === log.level)
  const status = TASK_STATUSES.find((each) => each === log.status)
  return (
    <div className={streamRow({ of: 'record' }).root}>
      <Row as="span" gap="2" align="stretch">
        {/* A server may have levels and statuses that this client does not know. */}
        <Badge tone={level ? LEVELS[level] : 'gray'}>
          {level ? words.levels[level] : (log.level ?? '?')}
        </Badge>
        {log.status === null ? null : (
          <Badge tone={status ? STATUSES[status] : 'gray'}>
            {status ? words.status[status] : log.status}
          </Badge>
        )}
      </Row>
      <Text narrows lines="kept">
        <bdi>{isLong && !isWhole ? `${message.slice(0, MAX_SHOWN)}…` : message}</bdi>{' '}
        {isLong ? (
          <Button look="ghost" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.short : words.whole}
          </Button>
        ) : null}
      </Text>
      <Row as="span" gap="facts" align="stretch" size="sm" tone="muted">
        <Text as="bdi" tone="default" lines="broken">
          {log.name ?? words.system}
        </Text>
        {log.ip === null ? null : (
          <Text face="digits" lines="broken">
            {log.ip}
          </Text>
        )}
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

const LEVELS: Readonly<Record<LogLevel, BadgeProps['tone']>> = {
  Information: 'blue',
  Warning: 'yellow',
  Error: 'red',
  Fatal: 'red',
}
const STATUSES: Readonly<Record<TaskStatus, BadgeProps['tone']>> = {
  Pending: 'gray',
  Success: 'green',
  Failed: 'red',
  Duplicate: 'yellow',
  Denied: 'orange',
  NotFound: 'gray',
  Exit: 'gray',
}
