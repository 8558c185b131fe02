import { vi } from 'vitest'

/** A drawn part of the picture, and the side of the square that it fills. */
export interface Painting {
  x: number
  y: number
  side: number
  size: number
}
export interface Painter {
  /** Drawings that became a file, so drawings of a preview are left out. */
  kept: Painting[]
  /**
   * The number of decoded pictures that are not freed. It must be 0 in the end, because each occupies much
   * memory.
   */
  held: () => number
}

/**
 * A browser that decodes pictures of this size, which the test DOM cannot. With `broken` the file is damaged.
 */
export function openPainter(measures: () => { width: number; height: number } | 'broken'): Painter {
  const kept: Painting[] = []
  let held = 0
  vi.stubGlobal('createImageBitmap', async () => {
    const decoded = measures()
    if (decoded === 'broken') throw new DOMException('The image could not be decoded.', 'InvalidStateError')
    held += 1
    return { ...decoded, close: () => void (held -= 1) }
  })
  const painted = new WeakMap<HTMLCanvasElement, Painting>()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return {
      clearRect: () => {},
      drawImage: (
        _: unknown,
        x: number,
        y: number,
        side: number,
        __: number,
        ___: number,
        ____: number,
        size: number,
      ) => painted.set(this, { x, y, side, size }),
    } as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    type,
  ) {
    const painting = painted.get(this)
    if (painting) kept.push(painting)
    take(new Blob(['cut'], { type: type ?? 'image/png' }))
  })
  return { kept, held: () => held }
}
