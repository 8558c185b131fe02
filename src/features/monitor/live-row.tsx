import type { ReactNode } from 'react'
import { formatRecent, formatTime } from '#src/format/time.ts'
import { useToday } from '#src/browser/today.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Text } from '#src/ui/layout.tsx'
import { streamRow } from '#styled/recipes/stream-row.js'

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
  const style = streamRow({ of: 'game' })
  return (
    <div className={style.root}>
      <Text narrows>
        <Badge tone={tone} icon={icon}>
          {kind}
        </Badge>
      </Text>
      <Text narrows lines="broken">
        {children}
      </Text>
      <span className={style.source}>
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
