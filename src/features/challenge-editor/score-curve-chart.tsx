import { leastScore, scoreAfter, type ScoreCurve } from '#contract/rules/score-curve.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Table } from '#src/ui/table.tsx'
import { scoreCurve } from '#styled/recipes/score-curve.js'

/** After six times the difficulty almost nothing of the score is left to lose. */
const SPAN = 6
const [FEWEST_SOLVES, MOST_SOLVES] = [10, 10_000]
const MAX_POINTS = 150
const LISTED = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

const [WIDTH, HEIGHT] = [600, 200]

/**
 * The value of a solve by the number of solves, with a mark at the current value. Text and table have the
 * same content for screen readers.
 */
export function ScorePlot({ curve, solves }: { curve: ScoreCurve; solves: number }) {
  const { locale } = useText()
  const words = useWords(challengeEditorWords).score
  const number = (value: number) => formatNumber(value, locale)
  const { points, last } = plotOf(curve)
  const across = (at: number) => ((at - 1) / (last - 1)) * WIDTH
  const up = (score: number) =>
    HEIGHT - (curve.originalScore === 0 ? 0 : (score / curve.originalScore) * HEIGHT)
  const line = points.map(({ at, score }) => `${across(at).toFixed(1)},${up(score).toFixed(1)}`).join(' ')
  const now = Math.min(Math.max(1, solves), last)
  const style = scoreCurve()
  return (
    <Stack as="figure" gap="2">
      <Text as="figcaption" face="label">
        {words.plot}
      </Text>
      <div aria-hidden className={style.frame}>
        <span className={style.scale}>
          <span>{number(curve.originalScore)}</span>
          <span>0</span>
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={style.picture}>
          <line
            x1="0"
            x2={WIDTH}
            y1={up(leastScore(curve))}
            y2={up(leastScore(curve))}
            strokeDasharray="4 4"
            {...THIN}
            className={style.floor}
          />
          <line x1={across(now)} x2={across(now)} y1="0" y2={HEIGHT} {...THIN} className={style.mark} />
          <polyline
            points={line}
            fill="none"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
            className={style.line}
          />
        </svg>
        <span className={style.ticks}>
          <span>{number(1)}</span>
          <span>{words.solves}</span>
          <span>{number(last)}</span>
        </span>
      </div>
      <Text as="p" size="sm" tone="muted">
        {words.text(number(curve.originalScore), number(scoreAfter(last, curve)), last)}{' '}
        {words.least(number(leastScore(curve)))}. {words.now(solves, number(scoreAfter(solves, curve)))}.
      </Text>
      <details>
        <summary className={style.opener}>{words.table}</summary>
        <Table
          caption={words.plot}
          rows={tableOf(curve)}
          rowKey={({ at }) => at}
          columns={[
            {
              key: 'solves',
              head: words.solves,
              align: 'end',
              isRowHead: true,
              cell: ({ at }) => number(at),
            },
            { key: 'worth', head: words.worth, align: 'end', cell: ({ score }) => number(score) },
          ]}
          className={style.table}
        />
      </details>
    </Stack>
  )
}

const THIN = { strokeWidth: '1', vectorEffect: 'non-scaling-stroke' } as const

interface PlotPoint {
  /** The number of solves, from 1. */
  at: number
  score: number
}

export function plotOf(curve: ScoreCurve): { points: readonly PlotPoint[]; last: number } {
  const last = Math.min(MOST_SOLVES, Math.max(FEWEST_SOLVES, Math.ceil(curve.difficulty * SPAN)))
  const steps = Math.min(MAX_POINTS, last - 1)
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    pointAt(1 + Math.round((step * (last - 1)) / steps), curve),
  )
  return { points, last }
}

/** Ends where the score no longer falls. */
export function tableOf(curve: ScoreCurve): readonly PlotPoint[] {
  const points = LISTED.map((at) => pointAt(at, curve))
  const bottom = points.findIndex(({ score }) => score === leastScore(curve))
  return bottom === -1 ? points : points.slice(0, Math.max(bottom, 1) + 1)
}

const pointAt = (at: number, curve: ScoreCurve): PlotPoint => ({ at, score: scoreAfter(at, curve) })
