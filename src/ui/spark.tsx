import { css, cx } from '#styled/css/index.js'

export interface SparkProps {
  /** Oldest first. With fewer than two values nothing is drawn, but the space stays the same. */
  values: readonly number[]
  /** In CSS pixels. */
  width?: number
  height?: number
  className?: string | undefined
}

const INSET = 2

/** The history of a number: a line in the colour of the surrounding text, with a dot at its end. */
export function Spark({ values, width = 52, height = 20, className }: SparkProps) {
  const points = sparkPoints(values, width - 2 * INSET, height - 2 * INSET)
  const end = points.at(-1)
  return (
    <svg
      aria-hidden
      viewBox={`${-INSET} ${-INSET} ${width} ${height}`}
      width={width}
      height={height}
      className={cx(line, className)}
    >
      {end ? (
        <>
          <polyline points={points.map((point) => point.join(',')).join(' ')} />
          <circle cx={end[0]} cy={end[1]} r={INSET} />
        </>
      ) : null}
    </svg>
  )
}

/** Scaled from the lowest value at the bottom to the highest at the top. A constant line is at the bottom. */
export function sparkPoints(
  values: readonly number[],
  width: number,
  height: number,
): readonly (readonly [number, number])[] {
  if (values.length < 2) return []
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  return values.map((value, place) => [
    round((place / (values.length - 1)) * width),
    round(height - ((value - low) / span) * height),
  ])
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

const line = css({
  display: 'block',
  flexShrink: '0',
  overflow: 'visible',
  '& > polyline': {
    fill: '[none]',
    stroke: 'current',
    strokeWidth: '[1.5px]',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& > circle': { fill: 'current' },
})
