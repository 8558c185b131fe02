import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Snowflake from 'lucide-react/icons/snowflake'
import { useState } from 'react'
import type { Board } from '#contract/rules/board/board.ts'
import { flagsOf } from '#contract/rules/board/by-category.ts'
import { hiddenSince } from '#contract/rules/freeze.ts'
import { useClock, useNow } from '#src/browser/clock.ts'
import { useOnline } from '#src/browser/use-online.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { formatHour, formatMinute, formatRecent } from '#src/format/time.ts'
import { dayOf } from '#src/format/day.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { SrOnly } from '#src/ui/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { boardScreen } from '#styled/recipes/board-screen.js'
import type { FullView } from './use-full-view.ts'

const SECOND_MS = 1_000
const style = boardScreen()

export interface BoardStatusProps {
  board: Board
  /** The time since which the board may be out of date. Null if it is current. */
  staleSince: number | null
  sight: FullView
}

/** The part of the toolbar with the number of teams, the freeze, and the age of the data. */
export function BoardStatus({ board, staleSince, sight }: BoardStatusProps) {
  return (
    <>
      {staleSince === null ? <Standing board={board} sight={sight} /> : <OutOfDate since={staleSince} />}
      {sight.choose ? <Sight since={hiddenSince(board.freeze)} sight={sight} /> : null}
    </>
  )
}

function Standing({ board, sight }: Pick<BoardStatusProps, 'board' | 'sight'>) {
  const { locale } = useText()
  const { freeze: words, bar } = useWords(scoreboardWords)
  const now = useNow()
  const since = hiddenSince(board.freeze)
  const number = (value: number) => formatNumber(value, locale)
  const counts = bar.count(number(board.rows.length), number(flagsOf(board)))
  if (since === null || now < since) {
    const ahead = since === null ? null : words.ahead(formatMinute(since, dayOf(now), locale))
    return (
      <div className={style.status} title={ahead ?? undefined}>
        {counts}
        {since === null ? null : ` · ${bar.ahead(formatHour(since, locale))}`}
        {ahead === null ? null : <SrOnly>{ahead}</SrOnly>}
      </div>
    )
  }
  const isFull = sight.shown === 'full'
  const at = formatMinute(since, dayOf(now), locale)
  const sentence = isFull ? words.full(at) : words.frozen(at)
  return (
    <div className={style.status} data-tone={isFull ? 'stale' : 'ice'} title={sentence}>
      <Snowflake aria-hidden />
      <span aria-hidden>{(isFull ? bar.full : bar.frozen)(formatHour(since, locale))}</span>
      <SrOnly>{sentence}</SrOnly>
    </div>
  )
}

/** Screen readers get a sentence without the age, because they would read it out every second. */
function OutOfDate({ since }: { since: number }) {
  const { locale } = useText()
  const { bar, stale } = useWords(scoreboardWords)
  const isOnline = useOnline()
  const now = useNow()
  const time = formatRecent(since, dayOf(now), locale)
  const seconds = Math.max(0, Math.floor((now - since) / SECOND_MS))
  return (
    <div className={style.status} data-tone={isOnline ? 'stale' : 'offline'} title={stale}>
      {isOnline ? <RefreshCw aria-hidden /> : <CloudOff aria-hidden />}
      <span aria-hidden>{isOnline ? bar.asOf(time, seconds) : bar.offline(time)}</span>
      <SrOnly role="status">{stale}</SrOnly>
    </div>
  )
}

/** Monitors and administrators choose between the public and the full board while the two may differ. */
function Sight({ since, sight }: Pick<BoardStatusProps, 'sight'> & { since: number | null }) {
  const { freeze: words } = useWords(scoreboardWords)
  const now = useNow()
  if (since === null || now < since) return null
  return (
    <Segmented
      size="sm"
      label={words.sight}
      choices={[
        { value: 'public', label: words.public },
        { value: 'full', label: words.whole },
      ]}
      value={sight.shown}
      onValueChange={(next) => sight.choose?.(next)}
    />
  )
}

/** The time at which the board became out of date. Null while it is current. */
export function useStaleSince(isStale: boolean): number | null {
  const clock = useClock()
  const [since, setSince] = useState<number | null>(null)
  const next = isStale ? (since ?? clock.now()) : null
  if (next !== since) setSince(next)
  return next
}
