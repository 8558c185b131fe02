import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { CropRectangle, Pixels } from '#machines/account/picture.machine.ts'
import { pictureWords } from '#src/text/areas/picture.ts'
import { useWords } from '#src/text/use-text.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { useOnWheel } from '#src/ui/use-on-wheel.ts'
import { SquareCanvas } from '#src/ui/square-canvas.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { css } from '#styled/css/index.js'
import { MAX_ZOOM, moveCrop, zoomCrop, zoomOf } from './crop-rectangle.ts'
import { drawCrop } from '#src/browser/crop-image.ts'
import { Previews } from './crop-previews.tsx'
import { pinch, type Finger } from './pinch.ts'

/** The size of the canvas in pixels. Narrow screens scale it down. */
const SIDE = 288
const STEP = 0.05
const ZOOM_STEP = 1.15
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
}

/** Measured from the start of the gesture, so that no movement between two renders is lost. */
interface Gesture {
  begun: CropRectangle
  before: ReadonlyMap<number, Finger>
  now: Map<number, Finger>
}

export interface CropStageProps {
  shape: 'round' | 'square'
  pixels: Pixels
  cut: CropRectangle
  onCut: (cut: CropRectangle) => void
}

/** The square stays and shows the part that is kept. The user moves and enlarges the picture below it. */
export function CropStage({ shape, pixels, cut, onCut }: CropStageProps) {
  const words = useWords(pictureWords)
  const stage = useFocusOn<HTMLDivElement>('shown')
  const gesture = useRef<Gesture>({ begun: cut, before: new Map(), now: new Map() })
  const zoom = zoomOf(cut, pixels)
  const touch = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    begin((fingers) => fingers.set(event.pointerId, shareOf(event.currentTarget, event)))
  }
  const lift = (event: PointerEvent) => begin((fingers) => void fingers.delete(event.pointerId))
  /** A finger was added or removed, so the gesture starts over. */
  const begin = (change: (fingers: Map<number, Finger>) => void) => {
    const fingers = new Map(gesture.current.now)
    change(fingers)
    gesture.current = { begun: cut, before: fingers, now: new Map(fingers) }
  }
  const drag = (event: PointerEvent) => {
    const { begun, before, now } = gesture.current
    if (!now.has(event.pointerId)) return
    now.set(event.pointerId, shareOf(event.currentTarget, event))
    const { byX, byY, scale, atX, atY } = pinch([...before.values()], [...now.values()])
    onCut(zoomCrop(moveCrop(begun, pixels, -byX, -byY), pixels, zoomOf(begun, pixels) * scale, atX, atY))
  }
  useOnWheel(stage, (event) => {
    const at = stage.current ? shareOf(stage.current, event) : { x: 0.5, y: 0.5 }
    onCut(zoomCrop(cut, pixels, zoom * (event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP), at.x, at.y))
  })
  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    const closer = ZOOMS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey || (!move && closer === undefined)) return
    event.preventDefault()
    onCut(move ? moveCrop(cut, pixels, ...move) : zoomCrop(cut, pixels, zoom * (closer ?? 1)))
  }
  return (
    <Stack gap="4">
      {/* The lint rule does not know that the role `application` is interactive. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={stage}
        role="application"
        aria-label={words.stage}
        aria-describedby="crop-hint"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is moved by keys.
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={touch}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
        className={frame}
      >
        <SquareCanvas
          side={SIDE}
          paint={(context, size) => drawCrop(context, pixels, cut, size)}
          className={css({ display: 'block', boxSize: 'full' })}
        />
        {shape === 'round' ? <span aria-hidden className={ring} /> : null}
      </div>
      <Text as="p" id="crop-hint" size="sm" tone="muted">
        {words.stageHint}
      </Text>
      <Slider
        label={words.zoom}
        value={zoom}
        least={1}
        most={MAX_ZOOM}
        step={0.05}
        write={words.zoomed}
        onValueChange={(next) => onCut(zoomCrop(cut, pixels, next))}
      />
      <Previews shape={shape} pixels={pixels} cut={cut} />
    </Stack>
  )
}

function shareOf(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Finger {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

const frame = css({
  position: 'relative',
  width: 'stage',
  maxWidth: 'full',
  aspectRatio: 'square',
  marginInline: 'auto',
  borderRadius: 'card',
  overflow: 'hidden',
  backgroundColor: 'bg.inset',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  _active: { cursor: 'grabbing' },
})
/** Shows the part that will be round. */
const ring = css({
  position: 'absolute',
  inset: '0',
  borderRadius: 'full',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: 'brand.text',
  pointerEvents: 'none',
})
