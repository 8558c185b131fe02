import type { CropRectangle, Pixels } from '#machines/account/picture.machine.ts'

/** How much closer than "as much as fits" one may go. */
export const MAX_ZOOM = 6

/** The largest square, in the middle. */
export function fullCrop(pixels: Pixels): CropRectangle {
  const side = Math.min(pixels.width, pixels.height)
  return { x: (pixels.width - side) / 2, y: (pixels.height - side) / 2, side }
}

/** 1 when the square is as large as the picture allows. */
export function zoomOf({ side }: CropRectangle, pixels: Pixels): number {
  return Math.min(pixels.width, pixels.height) / side
}

/** Moves the square by shares of itself, as far as the picture reaches. */
export function moveCrop(cut: CropRectangle, pixels: Pixels, byX: number, byY: number): CropRectangle {
  return within({ ...cut, x: cut.x + byX * cut.side, y: cut.y + byY * cut.side }, pixels)
}

/** Comes closer or goes away; what lies at that share of the square stays where it is on the screen. */
export function zoomCrop(
  cut: CropRectangle,
  pixels: Pixels,
  zoom: number,
  atX = 0.5,
  atY = 0.5,
): CropRectangle {
  const side = Math.min(pixels.width, pixels.height) / Math.min(MAX_ZOOM, Math.max(1, zoom))
  return within({ x: cut.x + (cut.side - side) * atX, y: cut.y + (cut.side - side) * atY, side }, pixels)
}

function within({ x, y, side }: CropRectangle, { width, height }: Pixels): CropRectangle {
  return { x: Math.min(Math.max(0, x), width - side), y: Math.min(Math.max(0, y), height - side), side }
}
