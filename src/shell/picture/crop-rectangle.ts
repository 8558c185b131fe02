import type { CropRectangle, Pixels } from '#machines/account/picture.machine.ts'

/** The largest magnification, relative to the largest possible square. */
export const MAX_ZOOM = 6

/** The largest square in the centre. */
export function fullCrop(pixels: Pixels): CropRectangle {
  const side = Math.min(pixels.width, pixels.height)
  return { x: (pixels.width - side) / 2, y: (pixels.height - side) / 2, side }
}

/** 1: the square is as large as the picture allows. */
export function zoomOf({ side }: CropRectangle, pixels: Pixels): number {
  return Math.min(pixels.width, pixels.height) / side
}

/** Moves the square by shares of its side, within the picture. */
export function moveCrop(cut: CropRectangle, pixels: Pixels, byX: number, byY: number): CropRectangle {
  return within({ ...cut, x: cut.x + byX * cut.side, y: cut.y + byY * cut.side }, pixels)
}

/** Zooms in or out. The point at that share of the square keeps its position on the screen. */
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
