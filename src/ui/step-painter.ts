import { scaleOf, timeTicks, topOf, valueTicks, type Plot, type Span } from './step-scale.ts'

export interface StepInks {
  text: string
  rules: string
  font: string
}

export interface StepScene {
  width: number
  inks: StepInks
  plot: Plot
  /** True: no labels on the axes, and no grid of times. */
  isBare: boolean
  span: Span
  xs: readonly number[]
  lines: readonly { ys: readonly number[]; ink: string }[]
  /** The moment under the pointer in seconds, with the value of each line. */
  pointed: { x: number; ys: readonly number[] } | null
  /** The dragged range in pixels. */
  dragged: Span | null
  formatX: (seconds: number) => string
  formatY: (value: number) => string
}

const LINE_PX = 1.75
const DOT_PX = 4
const GAP_PX = 8
const TEXT_PX = 12
const VEIL = 0.3

/** Call it only after the colours change, because each reading makes the browser update all styles. */
export function inksOf(element: Element): StepInks {
  const { color, borderTopColor, fontFamily } = getComputedStyle(element)
  return { text: color, rules: borderTopColor, font: fontFamily }
}

/**
 * Draws the whole chart again each time, because drawing ten lines is faster than finding their changes.
 */
export function paintSteps(canvas: HTMLCanvasElement, scene: StepScene): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { width } = scene
  const density = devicePixelRatio
  const size = { width: Math.round(width * density), height: Math.round(scene.plot.height * density) }
  // Setting the size clears a canvas, even if it stays the same.
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size)
  pen.setTransform(density, 0, 0, density, 0, 0)
  pen.clearRect(0, 0, width, scene.plot.height)
  paintLines(pen, scene)
}

function paintLines(pen: CanvasRenderingContext2D, scene: StepScene) {
  const { width, inks, plot, isBare, span, xs, lines, pointed, dragged } = scene
  const top = topOf(span, xs, lines)
  const scale = scaleOf(span, top, width, plot)
  const [right, floor] = [width - plot.right, plot.height - plot.bottom]
  const rule = (fromX: number, fromY: number, toX: number, toY: number) => {
    pen.beginPath()
    pen.moveTo(fromX, fromY)
    pen.lineTo(toX, toY)
    pen.stroke()
  }
  // Setting a font makes the browser update all styles, so a picture without text sets none.
  if (!isBare) pen.font = `${TEXT_PX}px ${inks.font}`
  pen.fillStyle = inks.text
  pen.strokeStyle = inks.rules
  pen.lineWidth = 1
  pen.textBaseline = 'middle'
  pen.textAlign = 'right'
  for (const value of valueTicks(top)) {
    rule(plot.left, scale.y(value), right, scale.y(value))
    if (!isBare) pen.fillText(scene.formatY(value), plot.left - GAP_PX, scale.y(value))
  }
  pen.textAlign = 'center'
  // Uses the offset of the time zone at the start of the range, because winter and summer differ.
  const ticks = isBare ? [] : timeTicks(span, width, -60 * new Date(span.from * 1000).getTimezoneOffset())
  for (const seconds of ticks) {
    const text = scene.formatX(seconds)
    rule(scale.x(seconds), plot.top, scale.x(seconds), floor)
    pen.fillText(
      text,
      Math.min(scale.x(seconds), width - pen.measureText(text).width / 2),
      floor + plot.bottom / 2,
    )
  }

  pen.save()
  pen.beginPath()
  pen.rect(plot.left, 0, right - plot.left, floor + LINE_PX)
  pen.clip()
  if (dragged) {
    pen.globalAlpha = VEIL
    pen.fillRect(dragged.from, plot.top, dragged.to - dragged.from, floor - plot.top)
    pen.globalAlpha = 1
  }
  if (pointed) {
    pen.strokeStyle = inks.text
    rule(scale.x(pointed.x), plot.top, scale.x(pointed.x), floor)
  }
  pen.lineWidth = LINE_PX
  pen.lineJoin = 'round'
  // Draws the best line last, above the others.
  for (const { ys, ink } of lines.toReversed()) {
    pen.strokeStyle = ink
    pen.beginPath()
    xs.forEach((x, index) => {
      const [before, y] = [ys[index - 1], ys[index] ?? 0]
      // Most moments belong to other lines. A line needs no corner at a moment at which it does not change.
      if (y === before && index < xs.length - 1) return
      if (before !== undefined) pen.lineTo(scale.x(x), scale.y(before))
      pen.lineTo(scale.x(x), scale.y(y))
    })
    pen.stroke()
  }
  lines.forEach(({ ink }, index) => {
    if (!pointed) return
    pen.fillStyle = ink
    pen.beginPath()
    pen.arc(scale.x(pointed.x), scale.y(pointed.ys[index] ?? 0), DOT_PX, 0, 2 * Math.PI)
    pen.fill()
  })
  pen.restore()
}
