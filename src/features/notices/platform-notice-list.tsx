import type { PlatformNotice } from '#contract/models/platform-notice.ts'
import { instant } from '#contract/models/time.ts'
import { shownNotice } from '#contract/rules/platform-notice.ts'
import type { PlatformNoticeTask } from '#machines/admin/platform-notices.machine.ts'
import type { Read } from '#src/api/use-read.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { platformNoticesWords } from '#src/text/areas/platform-notices.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

export interface PlatformNoticeListProps {
  read: Read<readonly PlatformNotice[]>
  now: number
  /** The notice that is being withdrawn. */
  held: number | null
  onWithdraw: (task: Extract<PlatformNoticeTask, { kind: 'withdraw' }>) => void
}

/** The newest first. Only the newest that has come out is on the pages. */
export function PlatformNoticeList({ read, now, held, onWithdraw }: PlatformNoticeListProps) {
  const { locale, screens } = useText()
  const words = useWords(platformNoticesWords)
  if (read.state === 'waiting') return <Skeleton />
  if (read.state === 'failed')
    return <LoadError rank="h3" {...failedWords(read.problem, screens.reading)} onRetry={read.refresh} />
  const notices = read.value.map((notice) => ({ ...notice, at: instant(notice.time) }))
  const shown = shownNotice(notices, now)?.id
  if (notices.length === 0)
    return (
      <Text as="p" tone="muted">
        {words.none}
      </Text>
    )
  return (
    <Stack as="ul" gap="3" aria-label={words.list}>
      {notices.map(({ id, content, at }) => {
        const state = at > now ? 'planned' : id === shown ? 'shown' : 'over'
        const isOut = state !== 'planned'
        return (
          <Row as="li" key={id} gap="3" justify="between">
            <Stack gap="1" narrows>
              <Row as="span" gap="2">
                <Badge tone={state === 'shown' ? 'green' : state === 'planned' ? 'amber' : 'gray'}>
                  {words[state]}
                </Badge>
                <Text size="sm" tone="muted" face="digits">
                  {formatMoment(at, locale)}
                </Text>
              </Row>
              <Text lines="broken">{content}</Text>
            </Stack>
            {state === 'over' ? null : (
              <Button
                size="sm"
                look="outline"
                tone="danger"
                state={held === id ? 'busy' : 'ready'}
                aria-label={isOut ? words.withdrawOf(content) : words.cancelOf(content)}
                onClick={() => onWithdraw({ kind: 'withdraw', id, content, isOut })}
              >
                {isOut ? words.withdraw : words.cancel}
              </Button>
            )}
          </Row>
        )
      })}
    </Stack>
  )
}
