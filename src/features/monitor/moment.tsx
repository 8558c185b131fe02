import { formatTime } from '#src/format/time.ts'
import { useText } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'

export function Moment({ at }: { at: number }) {
  const { locale } = useText()
  return (
    <Text as="time" dateTime={new Date(at).toISOString()} face="digits" lines="one">
      {formatTime(at, locale)}
    </Text>
  )
}
