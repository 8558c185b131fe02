import { vi } from 'vitest'

/** What was painted: which part of the picture, into a square of which side. */
export interface Painting {
  x: number
  y: number
  side: number
  size: number
}
export interface Painter {
  /** Those that became a file of their own. */
  kept: Painting[]
  /** Pictures that are decoded and not freed. */
  held: () => number
}

/**
 * A browser that decodes pictures of these measures, which the DOM of the tests cannot. `broken` stands for
 * damage.
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
