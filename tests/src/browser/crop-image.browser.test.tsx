import { describe, expect, test } from 'vitest'
import { PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'
import type { CropRectangle, PictureOpenedEvent, Pixels } from '#machines/account/picture.machine.ts'
import { CUT_SIDE, cropImage, MAX_SIDE_PX, openImage, drawCrop } from '#src/browser/crop-image.ts'

const RED = [255, 0, 0]
const BLUE = [0, 0, 255]

/** An image that is red on the left and blue on the right, so that a wrong crop shows. */
async function drawn(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not paint.')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error('This browser does not write pictures.')
  return new File([blob], 'me', { type })
}
const look = (file: File) =>
  new Promise<{ heard: PictureOpenedEvent; free: () => void }>((resolve) => {
    const free = openImage(file, (heard) => resolve({ heard, free }))
  })
async function opened(file: File): Promise<{ pixels: Pixels; free: () => void }> {
  const { heard, free } = await look(file)
  if (heard.type !== 'picture.opened') throw new Error(`It was not opened: ${heard.type}.`)
  return { pixels: heard.pixels, free }
}
const kindOf = async (file: File) => {
  const { heard, free } = await look(file)
  free()
  return heard.type === 'picture.flawed' ? heard.flaw : heard.type === 'picture.uncut' ? heard.why : 'opened'
}
async function colours(blob: Blob): Promise<{ side: number[]; left: number[]; right: number[] }> {
  const bitmap = await createImageBitmap(blob)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height })
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const at = (x: number) =>
    [...(context?.getImageData(x, Math.floor(bitmap.height / 2), 1, 1).data ?? [])]
      .slice(0, 3)
      .map((part) => (part > 127 ? 255 : 0))
  return { side: [bitmap.width, bitmap.height], left: at(1), right: at(bitmap.width - 2) }
}
async function cutOut(file: File, cut: CropRectangle) {
  const { pixels, free } = await opened(file)
  const made = await cropImage(pixels, cut)
  free()
  if (!made) throw new Error('Nothing was cut.')
  return { made, ...(await colours(made)) }
}

describe('a picture', () => {
  test('becomes a square of its selected part, in WebP', async () => {
    const { made, side, left, right } = await cutOut(await drawn(1_400, 700), { x: 350, y: 0, side: 700 })
    expect([made.name, made.type, side, left, right]).toEqual([
      'avatar.webp',
      'image/webp',
      [CUT_SIDE, CUT_SIDE],
      RED,
      BLUE,
    ])
  })
  test('has exactly the selected part', async () => {
    const { left, right } = await cutOut(await drawn(1_400, 700), { x: 700, y: 0, side: 700 })
    expect([left, right]).toEqual([BLUE, BLUE])
  })
  test('is never enlarged', async () =>
    expect((await cutOut(await drawn(100, 50), { x: 0, y: 0, side: 50 })).side).toEqual([50, 50]))
  test.each([
    [4_000, 2_000, [MAX_SIDE_PX, MAX_SIDE_PX / 2]],
    [2_000, 4_000, [MAX_SIDE_PX / 2, MAX_SIDE_PX]],
    [300, 200, [300, 200]],
  ])('of %i × %i is reduced to the largest size that cropping needs', async (width, height, size) => {
    const { pixels, free } = await opened(await drawn(width, height, 'image/jpeg'))
    expect([pixels.width, pixels.height]).toEqual(size)
    free()
  })
  test('that was freed cannot be drawn', async () => {
    const { pixels, free } = await opened(await drawn(100, 100))
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('This browser does not paint.')
    free()
    expect(() => drawCrop(context, pixels, { x: 0, y: 0, side: 100 }, 100)).toThrow(/detached/)
  })
})

describe('a file', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  const png = (...measures: readonly number[]) =>
    new File([Uint8Array.from([...PNG, ...measures, 8, 2, 0, 0, 0])], 'me.png', { type: 'image/png' })
  test('of 20000 × 20000 pixels is not decoded', async () =>
    expect(await kindOf(png(0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20))).toBe('vast'))
  test('that breaks off is reported as broken', async () =>
    expect(await kindOf(png(0, 0, 1, 0, 0, 0, 1, 0))).toBe('broken'))
  test('whose bytes are no picture is reported as foreign, whatever its name', async () => {
    expect(
      await kindOf(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.png', { type: 'image/png' })),
    ).toBe('foreign')
  })
  test('in TIFF is not decoded', async () =>
    expect(await kindOf(new File(['II*\0rest'], 'me.tiff'))).toBe('unseen'))
  const still = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
    letter.charCodeAt(0),
  )
  const moving = (side: number) => {
    const frames = Uint8Array.from([...still.slice(0, -1), ...still.slice(still.indexOf(0x21))])
    new DataView(frames.buffer).setUint16(6, side, true)
    new DataView(frames.buffer).setUint16(8, side, true)
    return new File([frames], 'me.gif')
  }
  test('that is an animated GIF is not cropped', async () => expect(await kindOf(moving(1))).toBe('moving'))
  test('that is a still GIF is cropped', async () =>
    expect(await kindOf(new File([still], 'me.gif'))).toBe('opened'))
  test('that is animated and has more pixels than the server accepts is rejected', async () => {
    expect(5_001 ** 2).toBeGreaterThan(PICTURE_MOST_PIXELS)
    expect([await kindOf(moving(5_001)), await kindOf(moving(5_000))]).toEqual(['vast', 'moving'])
  })
})
