import type { ReactNode } from 'react'
import { formatRecent, formatTime } from '#src/format/time.ts'
import { useToday } from '#src/browser/today.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

export interface ToldRowProps {
  tone: BadgeProps['tone']
  icon: ReactNode
  kind: string
  at: number
  team: string
  user: string
  children: ReactNode
}

/** One line of a live list on wide screens, a small card on narrow ones. */
export function LiveRow({ tone, icon, kind, at, team, user, children }: ToldRowProps) {
  const { locale } = useText()
  const { nobody } = useWords(monitorWords)
  const today = useToday()
  return (
    <div className={frame}>
      <Text narrows>
        <Badge tone={tone} icon={icon}>
          {kind}
        </Badge>
      </Text>
      <Text narrows lines="broken">
        {children}
      </Text>
      <span className={who}>
        <Text as="bdi" tone="default" lines="broken">
          {team === '' ? nobody : team}
        </Text>
        <Text as="bdi" lines="broken">
          {user === '' ? nobody : user}
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
      </span>
    </div>
  )
}

const frame = css({
  display: 'grid',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  gridTemplateColumns: {
    base: 'auto minmax(0, 1fr)',
    md: 'minmax({sizes.32}, auto) minmax(0, 1fr) fit-content(45%)',
  },
  paddingInline: '3',
  paddingBlock: '2',
})
const who = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  gridColumn: { base: '1 / -1', md: 'auto' },
  color: 'fg.muted',
  fontSize: 'sm',
})
