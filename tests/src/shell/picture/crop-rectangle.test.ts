import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_ZOOM, moveCrop, fullCrop, zoomCrop, zoomOf } from '#src/shell/picture/crop-rectangle.ts'
import { pinch } from '#src/shell/picture/pinch.ts'

const side = fc.integer({ min: 1, max: 1_600 })
const picture = fc.record({ width: side, height: side })
const share = fc.double({ min: -3, max: 3, noNaN: true })
const act = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), x: share, y: share }),
  fc.record({
    kind: fc.constant('zoom' as const),
    zoom: fc.double({ min: 0, max: 20, noNaN: true }),
    x: share,
    y: share,
  }),
)

test('after any gesture the square is inside the picture and at most as close as allowed', () => {
  fc.assert(
    fc.property(picture, fc.array(act, { maxLength: 20 }), (pixels, acts) => {
      const cut = acts.reduce(
        (so, one) =>
          one.kind === 'move'
            ? moveCrop(so, pixels, one.x, one.y)
            : zoomCrop(so, pixels, one.zoom, one.x, one.y),
        fullCrop(pixels),
      )
      const most = Math.min(pixels.width, pixels.height)
      expect(cut.x).toBeGreaterThanOrEqual(0)
      expect(cut.y).toBeGreaterThanOrEqual(0)
      expect(cut.x + cut.side).toBeLessThanOrEqual(pixels.width + 1e-6)
      expect(cut.y + cut.side).toBeLessThanOrEqual(pixels.height + 1e-6)
      expect(cut.side).toBeLessThanOrEqual(most)
      expect(cut.side).toBeGreaterThanOrEqual(most / MAX_ZOOM - 1e-6)
    }),
  )
})

test('the point under the finger stays under it during a zoom', () => {
  const pixels = { width: 400, height: 300 }
  const before = zoomCrop(fullCrop(pixels), pixels, 2)
  const after = zoomCrop(before, pixels, 4, 0.25, 0.75)
  expect(after.x + after.side * 0.25).toBeCloseTo(before.x + before.side * 0.25)
  expect(after.y + after.side * 0.75).toBeCloseTo(before.y + before.side * 0.75)
  expect(zoomOf(after, pixels)).toBeCloseTo(4)
})

test('the first selection is the largest square in the middle', () =>
  expect(fullCrop({ width: 400, height: 300 })).toEqual({ x: 50, y: 0, side: 300 }))

test('one finger moves the picture, two zoom around their middle', () => {
  expect(pinch([{ x: 0.2, y: 0.2 }], [{ x: 0.5, y: 0.1 }])).toMatchObject({ byX: 0.3, byY: -0.1, scale: 1 })
  const apart = pinch(
    [
      { x: 0.4, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ],
    [
      { x: 0.3, y: 0.5 },
      { x: 0.7, y: 0.5 },
    ],
  )
  expect(apart.scale).toBeCloseTo(2)
  expect([apart.byX, apart.byY, apart.atX, apart.atY].map((share) => share.toFixed(2))).toEqual([
    '0.00',
    '0.00',
    '0.50',
    '0.50',
  ])
})
