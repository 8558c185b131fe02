/** The position of a finger, in shares of the stage. */
export interface Finger {
  x: number
  y: number
}
export interface Pinch {
  byX: number
  byY: number
  scale: number
  /** The point that stays in place while the picture grows. */
  atX: number
  atY: number
}

/**
 * The movement of the fingers between two moments. Moving together shifts the picture, moving apart enlarges
 * it.
 */
export function pinch(before: readonly Finger[], after: readonly Finger[]): Pinch {
  const [from, to] = [middle(before), middle(after)]
  const [wasApart, isApart] = [apart(before), apart(after)]
  return {
    byX: to.x - from.x,
    byY: to.y - from.y,
    scale: wasApart > 0 && isApart > 0 ? isApart / wasApart : 1,
    atX: to.x,
    atY: to.y,
  }
}

function middle(fingers: readonly Finger[]): Finger {
  const sum = fingers.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const count = Math.max(1, fingers.length)
  return { x: sum.x / count, y: sum.y / count }
}

function apart([first, second]: readonly Finger[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}
