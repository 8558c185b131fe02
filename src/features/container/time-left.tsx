import { useNow } from '#src/browser/clock.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { Text } from '#src/ui/layout.tsx'

/** Uses the server's clock. Screen readers do not read it out every second. */
export function TimeLeft({ until, isShort }: { until: number; isShort: boolean }) {
  const now = useNow()
  return (
    <Text
      as="time"
      dateTime={new Date(until).toISOString()}
      face="digits"
      tone={isShort ? 'warning' : undefined}
    >
      {formatCountdown(until - now)}
    </Text>
  )
}
