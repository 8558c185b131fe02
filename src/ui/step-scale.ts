/** A range of time in seconds. */
export interface Span {
  from: number
  to: number
}
export interface Scale {
  x: (seconds: number) => number
  y: (value: number) => number
  secondsAt: (x: number) => number
}

/** In CSS pixels. */
export interface Plot {
  height: number
  left: number
  right: number
  top: number
  bottom: number
}
/** Leaves room for the labels on the left and at the bottom. */
export const PLOT: Plot = { height: 244, left: 56, right: 8, top: 8, bottom: 28 }
/** A chart without labels, as high as there is room. */
export const bareOf = (height: number): Plot => ({ height, left: 0, right: 2, top: 4, bottom: 2 })
const LABEL_PX = 96
const ROW_PX = 28
/** The least top of the value axis, so that small values do not look large. */
const MIN_TOP = 100
const HEADROOM = 1.05

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const TIME_STEPS = [1, 2, 5, 10, 15, 30]
  .map((minutes) => minutes * MINUTE)
  .concat([1, 2, 3, 6, 12].map((hours) => hours * HOUR))
  .concat([1, 2, 7, 14, 28].map((days) => days * DAY))
const VALUE_STEPS = [1, 2, 5, 10]

export function scaleOf({ from, to }: Span, top: number, width: number, plot: Plot = PLOT): Scale {
  const wide = Math.max(1, width - plot.left - plot.right)
  const high = Math.max(1, plot.height - plot.top - plot.bottom)
  const long = Math.max(1, to - from)
  return {
    x: (seconds) => plot.left + ((seconds - from) / long) * wide,
    y: (value) => plot.top + high * (1 - value / top),
    secondsAt: (x) => from + (Math.min(Math.max(0, x - plot.left), wide) / wide) * long,
  }
}

/** The top of the value axis: a little above the highest visible value. */
export function topOf(
  { from, to }: Span,
  xs: readonly number[],
  lines: readonly { ys: readonly number[] }[],
): number {
  let most = 0
  xs.forEach((x, index) => {
    // A value from before the range still holds at its start.
    if (x <= to && (xs[index + 1] ?? Infinity) > from)
      for (const { ys } of lines) most = Math.max(most, ys[index] ?? 0)
  })
  return Math.max(MIN_TOP, most * HEADROOM)
}

/** Round times of day, for a clock that is `offset` seconds ahead of UTC. */
export function timeTicks({ from, to }: Span, width: number, offset: number): number[] {
  const wanted = ((to - from) * LABEL_PX) / Math.max(LABEL_PX, width - PLOT.left - PLOT.right)
  const step = TIME_STEPS.find((each) => each >= wanted) ?? DAY * Math.ceil(wanted / DAY)
  return evenly(Math.ceil((from + offset) / step) * step - offset, to, step)
}

export function valueTicks(top: number): number[] {
  const wanted = (top * ROW_PX) / (PLOT.height - PLOT.top - PLOT.bottom)
  const tens = 10 ** Math.floor(Math.log10(wanted))
  const step = Math.max(1, tens * (VALUE_STEPS.find((each) => each * tens >= wanted) ?? 10))
  return evenly(0, top, step)
}

function evenly(first: number, last: number, step: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, index) => first + index * step,
  )
}

/** The index of the closest moment. `xs` must be increasing. */
export function nearest(xs: readonly number[], seconds: number): number {
  const after = xs.findIndex((x) => x >= seconds)
  if (after === -1) return Math.max(0, xs.length - 1)
  const before = Math.max(0, after - 1)
  return seconds - (xs[before] ?? 0) < (xs[after] ?? 0) - seconds ? before : after
}

/** A range of the same length that contains the moment. */
export function shiftedTo({ from, to }: Span, seconds: number): Span {
  const shift = Math.min(0, seconds - from) + Math.max(0, seconds - to)
  return { from: from + shift, to: to + shift }
}
