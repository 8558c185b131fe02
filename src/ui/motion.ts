import { setTextIfChanged } from './set-if-changed.ts'

/** Short, so that an animation ends before the user looks for the next change. */
const MOVE_MS = 240
const MOVE: KeyframeAnimationOptions = { duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' }
const CALM = '(prefers-reduced-motion: reduce)'

/** Whether animations are visible and allowed. */
export const mayMove = (): boolean =>
  !document.hidden && typeof Element.prototype.animate === 'function' && !matchMedia(CALM).matches

const SWELL: Keyframe[] = [{ opacity: 0, transform: 'scale(0.4)' }, {}]
/** Fades an element in while it grows to its size. */
export const swell = (element: Element) => void element.animate(SWELL, MOVE)

/**
 * Slides an element to its position, from that many pixels below, or above if negative. A rising row is drawn
 * above the others.
 */
export function slideFrom(element: HTMLElement, fromPx: number): void {
  const zIndex = fromPx > 0 ? 1 : 0
  element.animate(
    [
      { transform: `translateY(${fromPx}px)`, zIndex },
      { transform: 'none', zIndex },
    ],
    MOVE,
  )
}

/** Animates moves of an element within a column of rows of `usualRem`. Positions count from the top. */
export function openSlide(element: HTMLElement, usualRem: number) {
  let at: string | null = null
  let way: { animation: Animation; from: number; to: number } | null = null
  const rest = () => {
    way = null
    element.style.zIndex = ''
  }
  const stop = () => {
    way?.animation.cancel()
    if (way !== null) rest()
  }
  return {
    /**
     * Moves from the visible position, which is `from` at rest. Null: no animation. `drift`: the box has
     * scrolled down by that many rows, so the row at `from` is now at `from + drift`. `stepRem`: the current
     * height of a row.
     */
    to(
      place: number,
      from: number | null,
      drift: number,
      within: { from: number; to: number },
      stepRem = usualRem,
    ) {
      const put = (at: number) => `translateY(${at * stepRem}rem)`
      const isOnItsWay = way?.to === place && drift === 0
      const seen = from === null ? place : (way ? between(way) : from) + drift
      if (!isOnItsWay) stop()
      if (!isOnItsWay && seen !== place) {
        const start = Math.min(Math.max(seen, within.from - 1), within.to)
        const animation = element.animate([{ transform: put(start) }, { transform: put(place) }], MOVE)
        way = { animation, from: start, to: place }
        animation.onfinish = () => (way?.animation === animation ? rest() : undefined)
        // A rising row is drawn above the others.
        if (place < start) element.style.zIndex = '1'
      }
      if (at !== put(place)) element.style.transform = put(place)
      at = put(place)
    },
  }
}

function between({ animation, from, to }: { animation: Animation; from: number; to: number }): number {
  return from + (to - from) * (animation.effect?.getComputedTiming().progress ?? 1)
}

/** Enough steps to look like counting. Each step costs a frame. */
const COUNTS = 6

/** Counts a number up. Decreases, and numbers whose `from` is null, are written immediately. */
export function openCounter(write: (value: number) => void) {
  let next: ReturnType<typeof setTimeout> | undefined
  return (to: number, from: number | null) => {
    clearTimeout(next)
    if (from === null || from >= to) return write(to)
    const count = (nth: number) => {
      write(countedTo(from, to, nth))
      if (nth < COUNTS) next = setTimeout(() => count(nth + 1), MOVE_MS / COUNTS)
    }
    count(1)
  }
}

/**
 * Counts one of many numbers. All steps are written once into a reel, which the browser moves without the
 * page, as long as the distance is no percentage of the reel's height. The element is one line of `lineRem`
 * high and clips the rest. The reel shows its `data-counted`, which is no text of the page.
 */
export function openReel(element: HTMLElement, className: string, lineRem: number) {
  let reel: HTMLElement | null = null
  let pulled: Animation | null = null
  /** The reel stays in the document and is hidden, because adding or removing it would cause a layout. */
  const makeReel = () => {
    const made = document.createElement('span')
    made.className = className
    made.ariaHidden = 'true'
    made.style.opacity = '0'
    element.append(made)
    return made
  }
  return (to: number, from: number | null, format: (value: number) => string) => {
    pulled?.cancel()
    pulled = null
    setTextIfChanged(element, format(to))
    if (from === null || from >= to) return
    reel ??= makeReel()
    reel.dataset['counted'] = Array.from({ length: COUNTS }, (_, nth) =>
      format(countedTo(from, to, nth + 1)),
    ).join('\n')
    pulled = reel.animate(
      [
        { opacity: 1, transform: 'none' },
        { opacity: 1, transform: `translateY(${-(COUNTS - 1) * lineRem}rem)` },
      ],
      { duration: MOVE_MS, easing: `steps(${COUNTS - 1}, jump-end)` },
    )
  }
}

const countedTo = (from: number, to: number, nth: number) => Math.round(from + ((to - from) * nth) / COUNTS)
