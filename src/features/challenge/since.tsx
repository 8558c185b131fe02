import { useNow } from '#src/browser/clock.ts'
import { formatSince } from '#src/format/since.ts'
import { formatTime } from '#src/format/time.ts'
import { useText } from '#src/text/use-text.ts'

/** How long ago it was. A pointer that rests on it is told when. */
export function Since({ at }: { at: number }) {
  const { locale } = useText()
  return (
    <time dateTime={new Date(at).toISOString()} title={formatTime(at, locale)}>
      {formatSince(at, useNow(), locale)}
    </time>
  )
}
