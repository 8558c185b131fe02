import { formatCountdown } from '#src/format/number-and-date.ts'
import { useText } from '#src/text/use-text.ts'
import { Progress } from '#src/ui/progress.tsx'
import { css } from '#styled/css/index.js'
import type { GameProgress } from './game-progress.ts'

export const HOUR_MS = 3_600_000
/** Beyond this a count of hours says nothing to anybody. */
export const LONG_MS = 999 * HOUR_MS

/** To the start, to the end, or over; it warms up when the last tenth begins. */
export function CountdownRing({ span }: { span: GameProgress }) {
  const words = useText().screens.game
  const isOver = span.phase === 'ended' || span.phase === 'practice'
  return (
    <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
      <Progress shape="ring" label={words.progress} value={span.share} tone={toneOf(span)} />
      <p className={css({ display: 'flex', flexDirection: 'column' })}>
        <span className={css({ color: 'fg.muted', fontSize: 'sm' })}>
          {span.phase === 'coming' ? words.untilStart : isOver ? words.phase[span.phase] : words.timeLeft}
        </span>
        <span role="timer" className={span.isLast ? warm : cool}>
          {isOver ? words.over : span.leftMs > LONG_MS ? words.longTime : formatCountdown(span.leftMs)}
        </span>
      </p>
    </div>
  )
}

function toneOf({ phase, isLast }: GameProgress): 'brand' | 'warning' | 'neutral' {
  if (phase !== 'ongoing') return 'neutral'
  return isLast ? 'warning' : 'brand'
}

const cool = css({ textStyle: 'digits', fontSize: 'lg', fontWeight: 'semibold', color: 'fg.default' })
const warm = css({ textStyle: 'digits', fontSize: 'lg', fontWeight: 'semibold', color: 'fg.warning' })
