import type { Cut, Pixels } from '#machines/account/picture.machine.ts'

/** How much closer than "as much as fits" one may go. */
export const MOST_ZOOM = 6

/** The largest square, in the middle. */
export function wholeCut(pixels: Pixels): Cut {
  const side = Math.min(pixels.width, pixels.height)
  return { x: (pixels.width - side) / 2, y: (pixels.height - side) / 2, side }
}

/** 1 when the square is as large as the picture allows. */
export function zoomOf({ side }: Cut, pixels: Pixels): number {
  return Math.min(pixels.width, pixels.height) / side
}

/** Moves the square by shares of itself, as far as the picture reaches. */
export function moveCut(cut: Cut, pixels: Pixels, byX: number, byY: number): Cut {
  return within({ ...cut, x: cut.x + byX * cut.side, y: cut.y + byY * cut.side }, pixels)
}

/** Comes closer or goes away; what lies at that share of the square stays where it is on the screen. */
export function zoomCut(cut: Cut, pixels: Pixels, zoom: number, atX = 0.5, atY = 0.5): Cut {
  const side = Math.min(pixels.width, pixels.height) / Math.min(MOST_ZOOM, Math.max(1, zoom))
  return within({ x: cut.x + (cut.side - side) * atX, y: cut.y + (cut.side - side) * atY, side }, pixels)
}

function within({ x, y, side }: Cut, { width, height }: Pixels): Cut {
  return { x: Math.min(Math.max(0, x), width - side), y: Math.min(Math.max(0, y), height - side), side }
}
