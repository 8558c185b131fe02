import { PLOT, scaleOf, timeTicks, topOf, valueTicks, type Span } from './step-scale.ts'

export interface StepScene {
  span: Span
  xs: readonly number[]
  lines: readonly { ys: readonly number[]; ink: string }[]
  /** The moment that is pointed at, in seconds, and what each line is worth then. */
  pointed: { x: number; ys: readonly number[] } | null
  /** The dragged range in pixels. */
  dragged: Span | null
  formatX: (seconds: number) => string
  formatY: (value: number) => string
}

const LINE_PX = 2
const DOT_PX = 4
const GAP_PX = 8
const TEXT_PX = 12
const VEIL = 0.3

/**
 * The whole picture, in the colours of the element around it. Ten lines are drawn sooner than what has
 * changed of them is found.
 */
export function paintSteps(canvas: HTMLCanvasElement, scene: StepScene): void {
  const pen = canvas.getContext('2d')
  const width = canvas.clientWidth
  if (!pen || width === 0) return
  const style = getComputedStyle(canvas)
  const density = devicePixelRatio
  const size = { width: Math.round(width * density), height: Math.round(PLOT.height * density) }
  // A canvas that is given its size, even the same, is made anew.
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size)
  pen.setTransform(density, 0, 0, density, 0, 0)
  pen.clearRect(0, 0, width, PLOT.height)
  paintLines(pen, width, scene, style)
}

function paintLines(
  pen: CanvasRenderingContext2D,
  width: number,
  scene: StepScene,
  { color, borderTopColor, fontFamily }: CSSStyleDeclaration,
) {
  const { span, xs, lines, pointed, dragged } = scene
  const top = topOf(span, xs, lines)
  const scale = scaleOf(span, top, width)
  const [right, floor] = [width - PLOT.right, PLOT.height - PLOT.bottom]
  const rule = (fromX: number, fromY: number, toX: number, toY: number) => {
    pen.beginPath()
    pen.moveTo(fromX, fromY)
    pen.lineTo(toX, toY)
    pen.stroke()
  }
  pen.font = `${TEXT_PX}px ${fontFamily}`
  pen.fillStyle = color
  pen.strokeStyle = borderTopColor
  pen.lineWidth = 1
  pen.textBaseline = 'middle'
  pen.textAlign = 'right'
  for (const value of valueTicks(top)) {
    rule(PLOT.left, scale.y(value), right, scale.y(value))
    pen.fillText(scene.formatY(value), PLOT.left - GAP_PX, scale.y(value))
  }
  pen.textAlign = 'center'
  // The clock's own zone at that moment: it may have another one in winter.
  for (const seconds of timeTicks(span, width, -60 * new Date(span.from * 1000).getTimezoneOffset())) {
    const text = scene.formatX(seconds)
    rule(scale.x(seconds), PLOT.top, scale.x(seconds), floor)
    pen.fillText(
      text,
      Math.min(scale.x(seconds), width - pen.measureText(text).width / 2),
      floor + PLOT.bottom / 2,
    )
  }

  pen.save()
  pen.beginPath()
  pen.rect(PLOT.left, 0, right - PLOT.left, floor + LINE_PX)
  pen.clip()
  if (dragged) {
    pen.globalAlpha = VEIL
    pen.fillRect(dragged.from, PLOT.top, dragged.to - dragged.from, floor - PLOT.top)
    pen.globalAlpha = 1
  }
  if (pointed) {
    pen.strokeStyle = color
    rule(scale.x(pointed.x), PLOT.top, scale.x(pointed.x), floor)
  }
  pen.lineWidth = LINE_PX
  pen.lineJoin = 'round'
  // The best is drawn last, over those that it left behind.
  for (const { ys, ink } of lines.toReversed()) {
    pen.strokeStyle = ink
    pen.beginPath()
    xs.forEach((x, index) => {
      const [before, y] = [ys[index - 1], ys[index] ?? 0]
      // Most moments are those of other lines: where this one goes straight on it has no corner.
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
