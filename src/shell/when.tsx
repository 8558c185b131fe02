import { useSyncExternalStore } from 'react'
import { useClock } from '#src/browser/clock.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { formatAgo } from '#src/format/time.ts'
import { useText } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'

interface WhenProps {
  at: number
  face?: 'digits'
  size?: 'sm'
  tone?: 'muted'
}

/** The time since an event, with the exact time as a tooltip. Renders only when the text changes. */
export function When({ at, ...look }: WhenProps) {
  const { app, locale } = useText()
  const clock = useClock()
  const shown = useSyncExternalStore(clock.subscribe, () => formatAgo(at, clock.now(), locale, app.justNow))
  return (
    <Text as="time" dateTime={new Date(at).toISOString()} title={formatMoment(at, locale)} {...look}>
      {shown}
    </Text>
  )
}
