import { formatCountdown } from '#src/format/number-and-date.ts'
import { useText } from '#src/text/use-text.ts'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { css } from '#styled/css/index.js'
import type { GameProgress } from './game-progress.ts'

export const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Beyond this a count of hours says nothing to anybody. */
export const LONG_MS = 999 * HOUR_MS

/** To the start, to the end, or over; it warms up when the last tenth begins. */
export function CountdownRing({ span }: { span: GameProgress }) {
  const words = useText().screens.game
  const isOver = span.phase === 'ended' || span.phase === 'practice'
  return (
    <Row gap="3" wrap={false}>
      <Progress shape="ring" label={words.progress} value={span.share} tone={toneOf(span)} />
      <Stack as="p">
        <Text size="sm" tone="muted">
          {span.phase === 'coming' ? words.untilStart : isOver ? words.phase[span.phase] : words.timeLeft}
        </Text>
        <span role="timer" className={span.isLast ? warm : cool}>
          {isOver
            ? words.over
            : span.leftMs > LONG_MS
              ? words.longTime(Math.floor(span.leftMs / DAY_MS))
              : formatCountdown(span.leftMs)}
        </span>
      </Stack>
    </Row>
  )
}

function toneOf({ phase, isLast }: GameProgress): 'brand' | 'warning' | 'neutral' {
  if (phase !== 'ongoing') return 'neutral'
  return isLast ? 'warning' : 'brand'
}

const cool = css({ textStyle: 'digits', fontSize: 'lg', fontWeight: 'semibold', color: 'fg.default' })
const warm = css({ textStyle: 'digits', fontSize: 'lg', fontWeight: 'semibold', color: 'fg.warning' })
