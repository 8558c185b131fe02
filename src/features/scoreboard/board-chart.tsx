import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { lazy, memo, Suspense, useMemo, useRef, useState, type RefObject } from 'react'
import type { Board } from '#contract/rules/board/board.ts'
import { topOf } from '#contract/rules/board/read-board.ts'
import { useChoice } from '#src/bind/use-choice.ts'
import { useScheme } from '#src/bind/use-scheme.ts'
import { useWired } from '#src/bind/wired.ts'
import { useClock } from '#src/browser/clock.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { formatDayHour, formatHour } from '#src/format/time.ts'
import { isTallWindow } from '#src/browser/is-tall-window.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { useInView } from '#src/ui/use-in-view.ts'
import { useThrottled } from '#src/ui/use-throttled.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { tonesOf, topLines, type LineTone, type TopLines } from './top-lines.ts'

// The board is what people come for: the picture over it waits for the first paint.
const StepChart = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('#src/ui/step-chart.tsx')).StepChart })),
)

const DAY_MS = 86_400_000
/** Four times in a second: ten solves at once are one picture. */
const REDRAW_MS = 250

interface BoardChartProps {
  board: Board
  /** The moment that is on view; null for now. */
  at: number | null
  organization: string | null
}

/**
 * How the best ten came to their points. It may be put away, and is where the board would not be seen below
 * it; this browser remembers what is chosen.
 */
export function BoardChart({ board, at, organization }: BoardChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useInView(box)
  const [seen, seenAt] = [useLastSeen(board, isSeen), useLastSeen(at, isSeen)]
  return (
    <PacedChart
      box={box}
      board={useThrottled(seen, REDRAW_MS)}
      at={useThrottled(seenAt, REDRAW_MS)}
      organization={organization}
    />
  )
}

const PacedChart = memo(function PacedChart({
  box,
  board,
  at,
  organization,
}: BoardChartProps & { box: RefObject<HTMLDivElement | null> }) {
  const { locale } = useText()
  const words = useWords(scoreboardWords)
  const clock = useClock()
  const { view: scheme } = useScheme()
  const [picture, choose] = useChoice(useWired().charts, isTallWindow() ? 'shown' : 'hidden')
  const isOpen = picture === 'shown'
  // As of the board: between two of them nothing is known to have stood still.
  const top = useMemo(
    () => topLines(board, organization, at ?? clock.now()),
    [board, organization, at, clock],
  )
  const tones = useTones(top)
  const lines = useMemo(
    () => top.lines.map((line) => ({ ...line, tone: tones.get(line.key) ?? ('gray' as const) })),
    [top, tones],
  )
  const isLong = board.endsAt - board.startsAt > DAY_MS
  const formatX = useMemo(() => {
    const format = isLong ? formatDayHour : formatHour
    return (seconds: number) => format(seconds * 1000, locale)
  }, [locale, isLong])
  const formatY = useMemo(() => (value: number) => formatNumber(value, locale), [locale])
  if (top.lines.length === 0) return null
  return (
    <Card
      as="section"
      ref={box}
      aria-labelledby="board-chart"
      className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}
    >
      <Row gap="3" wrap={false} justify="between">
        <Text as="h3" id="board-chart" face="heading">
          {words.chart}
        </Text>
        <Button
          size="sm"
          look="ghost"
          icon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => choose(isOpen ? 'hidden' : 'shown')}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      </Row>
      {isOpen ? (
        <Suspense fallback={<ChartSkeleton />}>
          <StepChart
            label={words.lines}
            xs={top.xs}
            lines={lines}
            from={board.startsAt / 1000}
            to={top.xs.at(-1) ?? board.endsAt / 1000}
            formatX={formatX}
            formatY={formatY}
            shade={scheme.shade}
            momentLabel={words.moment}
            wholeLabel={words.wholeTime}
          />
        </Suspense>
      ) : null}
      <TopTable board={board} organization={organization} format={formatY} />
    </Card>
  )
})

/**
 * Whoever reads further down pays for no picture, in ink or in words; it is drawn as soon as it comes into
 * view, be it to those who listen.
 */
function useLastSeen<Value extends Board | number | null>(latest: Value, isSeen: boolean): Value {
  const [seen, setSeen] = useState(latest)
  if (isSeen && seen !== latest) setSeen(latest)
  return isSeen ? latest : seen
}

function useTones({ lines }: TopLines): ReadonlyMap<number, LineTone> {
  const [tones, setTones] = useState<ReadonlyMap<number, LineTone>>(new Map())
  const next = tonesOf(
    tones,
    lines.map(({ key }) => key),
  )
  if (next !== tones) setTones(next)
  return next
}

/** The picture for those who listen. */
function TopTable({
  board,
  organization,
  format,
}: {
  board: Board
  organization: string | null
  format: (value: number) => string
}) {
  const words = useWords(scoreboardWords)
  return (
    // A table is as wide as its names, hidden or not, so a box hides it.
    <div className={css({ srOnly: true, contain: 'strict' })}>
      <table>
        <caption>{words.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.team}</th>
            <th scope="col">{words.score}</th>
          </tr>
        </thead>
        <tbody>
          {/* By their ranks: a team that goes up would have all that it passes put in anew. */}
          {topOf(board, organization).map((place, at) => (
            <tr key={at}>
              <td>{format(board.rows[place]?.rank ?? 0)}</td>
              <th scope="row">{board.rows[place]?.name}</th>
              <td>{format(board.rows[place]?.score ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** As high as the picture and its legend. */
function ChartSkeleton() {
  return (
    <div aria-hidden className={css({ height: '80' })}>
      <Skeleton shape="block" />
    </div>
  )
}
