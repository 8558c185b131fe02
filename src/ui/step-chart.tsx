import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from './button.tsx'
import { paintSteps } from './step-painter.ts'
import { nearest, PLOT, scaleOf, shiftedTo, type Span } from './step-scale.ts'
import { css, cx } from '#styled/css/index.js'
import { badge, type BadgeVariantProps } from '#styled/recipes/badge.js'
import { Row, Stack, Text } from './layout.tsx'

export interface StepLine {
  key: number
  name: string
  /** No two have the same. */
  tone: Extract<BadgeVariantProps['tone'], string>
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
  /** The label of the control that the keys move. */
  momentLabel: string
  /** The label of the button that shows the whole again. */
  wholeLabel: string
}

/** A shorter drag counts as a press. */
const MIN_DRAG_PX = 6

/**
 * Lines that go up in steps. Each has a button of its colour that takes it off and puts it back; the picture
 * itself says nothing to those who listen.
 */
export function StepChart({
  label,
  xs,
  lines,
  from,
  to,
  formatX,
  formatY,
  shade,
  momentLabel,
  wholeLabel,
}: StepChartProps) {
  const [off, setOff] = useState<ReadonlySet<number>>(new Set())
  const canvas = useRef<HTMLCanvasElement>(null)
  const inks = useRef<ReadonlyMap<string, string>>(new Map())
  const legend = useId()
  const tones = lines
    .map(({ tone }) => tone)
    .toSorted()
    .join()
  /** The moment that is pointed at, by its place in `xs`. */
  const [at, setAt] = useState<number | null>(null)
  const [part, setPart] = useState<Span | null>(null)
  /** The dragged range in pixels. */
  const [drag, setDrag] = useState<Span | null>(null)
  const [width, setWidth] = useState(0)
  const span = part ?? { from, to }
  const showWhole = () => setPart(null)
  const last = Math.max(0, xs.length - 1)
  const moment = xs[at ?? last] ?? to
  const secondsAt = (x: number) => scaleOf(span, 1, width).secondsAt(x)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') showWhole()
    const next = momentBy(event.key, at ?? last, last)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    setPart(part && shiftedTo(part, xs[next] ?? to))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const x = placeIn(event)
    setAt(nearest(xs, secondsAt(x)))
    // A finger points at moments: it has no other way to.
    if (event.pointerType === 'touch') return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: x, to: x })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const x = placeIn(event)
    setAt(nearest(xs, secondsAt(x)))
    if (drag) setDrag({ from: drag.from, to: x })
  }
  const onPointerUp = () => {
    setDrag(null)
    if (!drag || Math.abs(drag.to - drag.from) < MIN_DRAG_PX) return
    setPart({ from: secondsAt(Math.min(drag.from, drag.to)), to: secondsAt(Math.max(drag.from, drag.to)) })
  }

  useEffect(() => {
    const watched = canvas.current
    if (!watched) return
    const watcher = new ResizeObserver(() => setWidth(watched.clientWidth))
    watcher.observe(watched)
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    inks.current = new Map(
      tones.split(',').flatMap((tone) => {
        const one = document.getElementById(`${legend}${tone}`)
        return one ? [[tone, getComputedStyle(one).color]] : []
      }),
    )
  }, [tones, shade, legend])
  useEffect(() => {
    if (!canvas.current || width === 0) return
    const shown = lines.flatMap(({ key, tone, ys }) =>
      off.has(key) ? [] : [{ ys, ink: inks.current.get(tone) ?? '' }],
    )
    const pointed = at === null ? null : { x: moment, ys: shown.map(({ ys }) => ys[at] ?? 0) }
    paintSteps(canvas.current, {
      span: part ?? { from, to },
      xs,
      lines: shown,
      pointed,
      dragged: drag,
      formatX,
      formatY,
    })
  }, [xs, lines, off, from, to, part, at, moment, drag, width, tones, shade, formatX, formatY])

  return (
    <Stack gap="3">
      <div
        role="slider"
        tabIndex={0}
        aria-label={momentLabel}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? last}
        aria-valuetext={formatX(moment)}
        onDoubleClick={showWhole}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setDrag(null)}
        onPointerLeave={() => (drag ? undefined : setAt(null))}
        className={picture}
        style={{ height: PLOT.height }}
      >
        <canvas
          ref={canvas}
          aria-hidden
          className={css({ width: 'full', height: 'full', borderColor: 'border.surface' })}
        />
      </div>
      <div className={foot}>
        <Text as="p" aria-hidden face="digits" size="sm" tone="muted">
          {formatX(moment)}
        </Text>
        {part ? (
          <Button size="sm" look="ghost" onClick={showWhole}>
            {wholeLabel}
          </Button>
        ) : null}
      </div>
      <Row as="ul" aria-label={label} gap="2" align="stretch">
        {/* By their places: a line that goes up would have all that it passes put in anew, and whoever is on one of them would lose the focus. */}
        {lines.map(({ key, name, tone, ys }, place) => (
          <Text as="li" key={place} narrows>
            <button
              type="button"
              id={`${legend}${tone}`}
              aria-pressed={!off.has(key)}
              className={cx(badge({ tone, look: off.has(key) ? 'outline' : 'soft', size: 'md' }))}
              onClick={() =>
                setOff((before) =>
                  before.has(key)
                    ? new Set([...before].filter((one) => one !== key))
                    : new Set([...before, key]),
                )
              }
            >
              <span>{name}</span>
              <Text face="digits">{formatY(ys[at ?? last] ?? 0)}</Text>
            </button>
          </Text>
        ))}
      </Row>
    </Stack>
  )
}

/** Which moment a key leads to; null if it leads to none. */
export function momentBy(key: string, at: number, last: number): number | null {
  const step = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -10,
    PageUp: 10,
    Home: -last,
    End: last,
  }[key]
  return step === undefined ? null : Math.min(Math.max(0, at + step), last)
}

const placeIn = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) =>
  clientX - currentTarget.getBoundingClientRect().left

// As high with the button in it as without.
const foot = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: '8' })

/** Up and down a finger still moves the page. */
const picture = css({ color: 'fg.muted', minWidth: '0', touchAction: 'pan-y' })
