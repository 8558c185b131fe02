import type { CSSProperties } from 'react'
import { shareOfTime } from '#contract/rules/game-phase.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { useText } from '#src/text/use-text.ts'
import { gameHeader } from '#styled/recipes/game-header.js'
import type { GameProgress } from './game-progress.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Longer times need three digits for the hours, and there is room for two. */
const MANY_HOURS_MS = 100 * HOUR_MS

export interface GameClockProps {
  span: GameProgress
  /** The time from which solves are hidden. Null: no freeze, or unknown. */
  freezeAt: number | null
}

/** The time until the start or the end, above a bar of the game's time. After the end, a word. */
export function GameClock({ span, freezeAt }: GameClockProps) {
  const words = useText().screens.game
  const style = gameHeader()
  const isPaused = span.phase === 'paused'
  const isOver = span.phase === 'ended' || span.phase === 'practice'
  const label = span.phase === 'coming' ? words.untilStart : words.timeLeft
  const shares: CSSProperties & Record<`--${string}`, string> = {
    '--gone': percent(span.share),
    '--freeze': percent(freezeAt === null ? 0 : shareOfTime(span, freezeAt)),
  }
  return (
    <div className={style.clock}>
      {isOver ? (
        <span role="timer" className={style.digits}>
          {words.phase[span.phase]}
        </span>
      ) : (
        <span
          role="timer"
          aria-label={isPaused ? `${words.phase.paused}, ${label}` : label}
          title={label}
          data-digits
          data-last={span.isLast || isPaused ? '' : undefined}
          className={style.digits}
        >
          <Left leftMs={span.leftMs} />
        </span>
      )}
      <span
        aria-hidden
        data-freeze={freezeAt === null ? undefined : ''}
        style={shares}
        className={style.time}
      />
    </div>
  )
}

/** Narrow screens show hours and minutes, or in the last hour minutes and seconds. Long times are in days. */
function Left({ leftMs }: { leftMs: number }) {
  const { locale } = useText()
  if (leftMs >= MANY_HOURS_MS)
    return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'narrow' }).format(
      Math.floor(leftMs / DAY_MS),
    )
  const [hours = '', minutes = '', seconds = ''] = formatCountdown(leftMs).split(':')
  const isShort = leftMs < HOUR_MS
  return (
    <>
      <span data-part={isShort ? 'spare' : undefined}>{hours}:</span>
      {minutes}
      <span data-part={isShort ? undefined : 'spare'}>:{seconds}</span>
    </>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
