import { gameNow } from '#contract/rules/game-clock.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { Text } from '#src/ui/layout.tsx'

interface TimeLeftProps {
  until: number
  isShort: boolean
  /** Set while the game is paused: the time stands still. */
  pausedAt?: number | null
}

/** Uses the server's clock. Screen readers do not read it out every second. */
export function TimeLeft({ until, isShort, pausedAt = null }: TimeLeftProps) {
  const now = useNow()
  return (
    <Text
      as="time"
      dateTime={new Date(until).toISOString()}
      face="digits"
      tone={isShort ? 'warning' : undefined}
    >
      {formatCountdown(until - gameNow({ pausedAt }, now))}
    </Text>
  )
}
