import { useEffect, useRef, useState } from 'react'
import { css } from '#styled/css/index.js'
import { inksOf, paintSteps, type StepInks } from './step-painter.ts'
import { bareOf, PLOT, type Span } from './step-scale.ts'

export interface StepPictureProps {
  /** In seconds, increasing. */
  xs: readonly number[]
  lines: readonly { ys: readonly number[]; ink: string }[]
  span: Span
  /** The formats of the axis labels. Null: only the lines are drawn. */
  axes: { formatX: (seconds: number) => string; formatY: (value: number) => string } | null
  pointed?: { x: number; ys: readonly number[] } | null
  /** The dragged range in pixels. */
  dragged?: Span | null
  /** A change of it makes the canvas read its colours again. */
  shade: string
}

const NO_LABEL = () => ''

/** A chart of step lines. It fills its box and is hidden from screen readers. */
export function StepPicture({
  xs,
  lines,
  span,
  axes,
  pointed = null,
  dragged = null,
  shade,
}: StepPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const inks = useRef<{ of: string; read: StepInks } | null>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const watched = canvas.current
    if (!watched) return
    const watcher = new ResizeObserver(() =>
      setSize({ width: watched.clientWidth, height: watched.clientHeight }),
    )
    watcher.observe(watched)
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    if (!canvas.current || size.width === 0) return
    const { formatX = NO_LABEL, formatY = NO_LABEL } = axes ?? {}
    const plot = axes ? { ...PLOT, height: size.height } : bareOf(size.height)
    if (inks.current?.of !== shade) inks.current = { of: shade, read: inksOf(canvas.current) }
    const scene = { plot, isBare: !axes, span, xs, lines, pointed, dragged, formatX, formatY }
    paintSteps(canvas.current, { ...scene, width: size.width, inks: inks.current.read })
  }, [xs, lines, span, axes, pointed, dragged, size, shade])
  return <canvas ref={canvas} aria-hidden className={fill} />
}

const fill = css({
  display: 'block',
  width: 'full',
  height: 'full',
  color: 'fg.muted',
  borderColor: 'border.surface',
})
