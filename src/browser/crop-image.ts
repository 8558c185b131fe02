import type { Upload } from '#contract/call.ts'
import { PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'
import type { CropRectangle, PictureOpenedEvent, Pixels } from '#machines/account/picture.machine.ts'
import { readImageHeader, type ImageHeader } from './read-image-header.ts'

/**
 * Larger pictures are not cropped here, because decoding one takes half a gigabyte of memory, however small
 * its file is.
 */
export const MAX_PIXELS = 120_000_000
/** The longer side during editing: enough for the sharpest screen, a fraction of a photograph. */
export const MAX_SIDE_PX = 1_600
/** The server stores 300 pixels. Twice that leaves it room to scale. */
export const CUT_SIDE = 600
const WEBP_QUALITY = 0.9

/**
 * Machines cannot hold bitmaps, because they load no DOM types. This module decodes, draws and frees them.
 */
const bitmaps = new WeakMap<Pixels, ImageBitmap>()

/** Reports the content of the file. Returns the function that frees it. */
export function openImage(file: Upload, say: (heard: PictureOpenedEvent) => void): () => void {
  let pixels: Pixels | null = null
  let isOver = false
  const free = () => {
    if (pixels) bitmaps.get(pixels)?.close()
  }
  void look(file).then((heard) => {
    if ('pixels' in heard) pixels = heard.pixels
    if (isOver) free()
    else say(heard)
  })
  return () => {
    isOver = true
    free()
  }
}

async function look(file: Upload): Promise<PictureOpenedEvent> {
  if (!(file instanceof Blob)) return { type: 'picture.flawed', flaw: 'foreign' }
  const bytes = await file.arrayBuffer().catch(() => null)
  // The file was removed or changed after the choice.
  if (!bytes) return { type: 'picture.flawed', flaw: 'broken' }
  const facts = readImageHeader(new Uint8Array(bytes))
  if (!facts) return { type: 'picture.flawed', flaw: 'foreign' }
  if (facts.kind === 'tiff') return { type: 'picture.uncut', why: 'unseen', pixels: null }
  // An animation is sent whole, so the limit of the server's decoder applies.
  if (facts.width * facts.height > (facts.isMoving ? PICTURE_MOST_PIXELS : MAX_PIXELS))
    return { type: 'picture.flawed', flaw: 'vast' }
  const pixels = await decode(file, facts)
  if (!pixels) return { type: 'picture.flawed', flaw: 'broken' }
  return facts.isMoving
    ? { type: 'picture.uncut', why: 'moving', pixels }
    : { type: 'picture.opened', pixels }
}

/** Decodes off the main thread, scaled down to the editing size. */
async function decode(
  file: Blob,
  { width, height }: Exclude<ImageHeader, { kind: 'tiff' }>,
): Promise<Pixels | null> {
  const longest = Math.max(width, height)
  // Sets one side only. The other one follows, even if the orientation tag rotates the image.
  const side = width >= height ? 'resizeWidth' : 'resizeHeight'
  const bitmap = await createImageBitmap(
    file,
    longest > MAX_SIDE_PX ? { [side]: MAX_SIDE_PX, resizeQuality: 'high' } : {},
  ).catch(() => null)
  if (!bitmap) return null
  const pixels = { width: bitmap.width, height: bitmap.height }
  bitmaps.set(pixels, bitmap)
  return pixels
}

export function drawCrop(
  context: CanvasRenderingContext2D,
  pixels: Pixels,
  { x, y, side }: CropRectangle,
  size: number,
) {
  const bitmap = bitmaps.get(pixels)
  if (!bitmap) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, size, size)
  context.drawImage(bitmap, x, y, side, side, 0, 0, size, size)
}

export function drawWholeImage(context: CanvasRenderingContext2D, pixels: Pixels, size: number) {
  const bitmap = bitmaps.get(pixels)
  if (!bitmap) return
  const scale = size / Math.max(pixels.width, pixels.height)
  const [width, height] = [pixels.width * scale, pixels.height * scale]
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, size, size)
  context.drawImage(bitmap, (size - width) / 2, (size - height) / 2, width, height)
}

/** The crop as a file: WebP if the browser can encode it, otherwise PNG. It is never enlarged. */
export async function cropImage(pixels: Pixels, cut: CropRectangle): Promise<File | null> {
  const size = Math.max(1, Math.round(Math.min(CUT_SIDE, cut.side)))
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) return null
  drawCrop(context, pixels, cut, size)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', WEBP_QUALITY))
  if (!blob) return null
  return new File([blob], blob.type === 'image/webp' ? 'avatar.webp' : 'avatar.png', { type: blob.type })
}
