import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { stepChart } from '#styled/recipes/step-chart.js'
import { Button } from './button.tsx'
import { Text } from './layout.tsx'
import { StepPicture } from './step-picture.tsx'
import { nearest, scaleOf, shiftedTo, type Span } from './step-scale.ts'

export interface StepLine {
  key: number
  name: string
  ink: string
  /** One value for each of `xs`. */
  ys: readonly number[]
}
export interface StepChartProps {
  label: string
  /** In seconds, increasing. */
  xs: readonly number[]
  lines: readonly StepLine[]
  /** In seconds: the range of the axis, even where there is no data yet. */
  from: number
  to: number
  formatX: (seconds: number) => string
  formatY: (value: number) => string
  /** A change of it makes the canvas read its colours again. */
  shade: string
  momentLabel: string
  wholeLabel: string
}

/** A shorter drag counts as a press. */
const MIN_DRAG_PX = 6

/** Each line has a button that hides or shows it. The picture itself is hidden from screen readers. */
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
  const picture = useRef<HTMLDivElement>(null)
  /** The index in `xs` of the moment under the pointer, or chosen by key. Null: neither. */
  const [at, setAt] = useState<number | null>(null)
  const [part, setPart] = useState<Span | null>(null)
  /** The dragged range in pixels. */
  const [drag, setDrag] = useState<Span | null>(null)
  const span = useMemo(() => part ?? { from, to }, [part, from, to])
  const showWhole = () => setPart(null)
  const last = Math.max(0, xs.length - 1)
  const moment = xs[at ?? last] ?? to
  const secondsAt = (x: number) => scaleOf(span, 1, picture.current?.clientWidth ?? 0).secondsAt(x)
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
    // A finger cannot hover, so dragging selects moments and no range.
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

  const shown = useMemo(() => lines.filter(({ key }) => !off.has(key)), [lines, off])
  const pointed = useMemo(
    () => (at === null ? null : { x: moment, ys: shown.map(({ ys }) => ys[at] ?? 0) }),
    [at, moment, shown],
  )
  const axes = useMemo(() => ({ formatX, formatY }), [formatX, formatY])
  const style = stepChart()

  return (
    <div className={style.root}>
      <div className={style.plot}>
        <div
          ref={picture}
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
          className={style.picture}
        >
          <StepPicture
            xs={xs}
            lines={shown}
            span={span}
            axes={axes}
            pointed={pointed}
            dragged={drag}
            shade={shade}
          />
        </div>
        <div className={style.foot}>
          <Text as="p" aria-hidden face="digits" size="sm" tone="muted">
            {formatX(moment)}
          </Text>
          {part ? (
            <Button size="sm" look="ghost" onClick={showWhole}>
              {wholeLabel}
            </Button>
          ) : null}
        </div>
      </div>
      <ul aria-label={label} className={style.names}>
        {/* Keyed by index, because the focused button would lose the focus if a rising line moved it. */}
        {lines.map(({ key, name, ink, ys }, place) => (
          <li key={place}>
            <button
              type="button"
              aria-pressed={!off.has(key)}
              className={style.name}
              onClick={() =>
                setOff((before) =>
                  before.has(key)
                    ? new Set([...before].filter((one) => one !== key))
                    : new Set([...before, key]),
                )
              }
            >
              <span className={style.ink} style={{ backgroundColor: ink }} />
              <span>{name}</span>
              <span>{formatY(ys[at ?? last] ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The index after a key. Null: the key moves nothing. */
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
