import { useFromNow } from '#src/browser/clock.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { useThrottled } from '#src/ui/use-throttled.ts'

/** Rows show the time since the last solve. They are updated at this interval. */
const AGO_STEP_MS = 15_000
/** The own rank is read out at most once in this time, because it may change every second. */
const SPOKEN_MS = 10_000

/** The server's time, rounded so that it changes rarely. */
export const useCoarseNow = () => useFromNow((now) => now - (now % AGO_STEP_MS))

/** Reads out the own rank only, and not every change of it, because more would be noise. */
export function OwnRank({ rank }: { rank: number | null }) {
  const { locale } = useText()
  const words = useWords(scoreboardWords)
  const spoken = useThrottled(rank, SPOKEN_MS)
  return <SrOnly role="status">{spoken === null ? null : words.ownRank(formatNumber(spoken, locale))}</SrOnly>
}

/** The URL may name an organisation that was renamed. */
export function UnknownOrganization({ name, onLeave }: { name: string; onLeave: () => void }) {
  const words = useWords(scoreboardWords)
  return (
    <Alert tone="warning" action={<Button onClick={onLeave}>{words.all}</Button>}>
      {words.strange(name)}
    </Alert>
  )
}

export function NoFavourites({ onLeave }: { onLeave: () => void }) {
  const words = useWords(scoreboardWords)
  return (
    <Alert tone="info" action={<Button onClick={onLeave}>{words.all}</Button>}>
      {words.favourites.none}
    </Alert>
  )
}
