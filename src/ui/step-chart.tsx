import { useEffect, useId, useRef, useState } from 'react'
import uPlot from 'uplot'
import { css, cx } from '#styled/css/index.js'
import { badge, type BadgeVariantProps } from '#styled/recipes/badge.js'

export interface StepLine {
  key: number
  name: string
  tone: NonNullable<BadgeVariantProps['tone']>
  /** One for each of `xs`. */
  ys: readonly number[]
}
export interface StepChartProps {
  label: string
  /** In seconds, growing. */
  xs: readonly number[]
  lines: readonly StepLine[]
  /** In seconds: how far the axis goes, whatever there is to draw yet. */
  from: number
  to: number
  formatX: (seconds: number) => string
  formatY: (value: number) => string
  /** Anything that is different when the colours are. */
  shade: string
}

const HEIGHT_PX = 280
const LINE_PX = 2
const stepped = uPlot.paths.stepped?.({ align: 1 })

/** Lines that go up in steps. Each has a button of its colour that takes it off and puts it back; the picture itself says nothing to those who listen. */
export function StepChart({ label, xs, lines, from, to, formatX, formatY, shade }: StepChartProps) {
  const [off, setOff] = useState<ReadonlySet<number>>(new Set())
  const box = useRef<HTMLDivElement>(null)
  const legend = useId()
  const keys = lines.map(({ key }) => key).join()
  const plot = useRef<uPlot | null>(null)

  useEffect(() => {
    const holder = box.current
    if (!holder) return
    const inkOf = (index: number) => getComputedStyle(document.getElementById(`${legend}${index}`) ?? holder).color
    const paint = getComputedStyle(holder)
    const axis = { stroke: paint.color, font: `12px ${paint.fontFamily}`, grid: { stroke: paint.borderColor }, ticks: { show: false } }
    const made = new uPlot(
      {
        width: holder.clientWidth,
        height: HEIGHT_PX,
        legend: { show: false },
        cursor: { y: false, points: { size: 8 } },
        scales: { x: { time: true }, y: { range: (_, _least, most) => [0, Math.max(100, most * 1.05)] } },
        axes: [
          { ...axis, values: (_, splits) => splits.map(formatX) },
          { ...axis, values: (_, splits) => splits.map(formatY), size: 56 },
        ],
        series: [
          {},
          ...keys
            .split(',')
            .map((_, index) => ({ stroke: inkOf(index), width: LINE_PX, points: { show: false }, ...(stepped ? { paths: stepped } : {}) })),
        ],
      },
      [[]],
      holder,
    )
    plot.current = made
    const watcher = new ResizeObserver(() => made.setSize({ width: holder.clientWidth, height: HEIGHT_PX }))
    watcher.observe(holder)
    return () => {
      watcher.disconnect()
      plot.current = null
      made.destroy()
    }
    // A change of the lines' order gives each its new colour.
  }, [keys, shade, legend, formatX, formatY])

  useEffect(() => {
    const made = plot.current
    if (!made) return
    const { min = from, max = to } = made.scales['x'] ?? {}
    const isZoomed = made.data[0].length > 0 && (min !== made.data[0][0] || max !== made.data[0].at(-1))
    made.setData([[...xs], ...lines.map(({ ys }) => [...ys])], !isZoomed)
    if (!isZoomed) made.setScale('x', { min: from, max: to })
    lines.forEach(({ key }, index) => made.setSeries(index + 1, { show: !off.has(key) }))
  }, [xs, lines, from, to, off, keys, shade, formatX, formatY])

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
      <div ref={box} aria-hidden className={picture} />
      <ul aria-label={label} className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {lines.map(({ key, name, tone }, index) => (
          <li key={key} className={css({ minWidth: '0' })}>
            <button
              type="button"
              id={`${legend}${index}`}
              aria-pressed={!off.has(key)}
              className={cx(badge({ tone, look: off.has(key) ? 'outline' : 'soft', size: 'md' }))}
              onClick={() => setOff((before) => (before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key])))}
            >
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What uPlot needs of its own style sheet. */
const picture = css({
  color: 'fg.muted',
  borderColor: 'border.surface',
  fontSize: 'sm',
  minWidth: '0',
  '& .u-wrap': { position: 'relative' },
  '& :is(.u-over, .u-under, .u-axis, .u-select, .u-cursor-x, .u-cursor-pt)': { position: 'absolute' },
  '& :is(.u-cursor-x, .u-cursor-pt)': { top: '0', left: '0', pointerEvents: 'none' },
  '& :is(.u-cursor-x, .u-select)': { height: 'full', borderStyle: 'solid', borderWidth: 'thin' },
  '& canvas': { width: 'full', height: 'full' },
  '& .u-off': { display: 'none' },
})
