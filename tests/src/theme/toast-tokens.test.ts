import { expect, test } from 'vitest'
import { durations } from '#src/theme/tokens/motion.ts'
import { radii } from '#src/theme/tokens/shape.ts'
import { sizes } from '#src/theme/tokens/space.ts'
import { zIndex } from '#src/theme/tokens/layers.ts'
import {
  TOAST_LAYER,
  TOAST_MAX_HEIGHT,
  TOAST_MOST,
  TOAST_MOVE_MS,
  TOAST_OPEN_MS,
  TOAST_PLACE,
  TOAST_WIDTH,
} from '#src/ui/toaster.tsx'

test('toasts stand where and as long as the product says', () => {
  expect({
    TOAST_PLACE,
    TOAST_OPEN_MS,
    TOAST_MOVE_MS,
    TOAST_MOST,
    TOAST_WIDTH,
    TOAST_MAX_HEIGHT,
    TOAST_LAYER,
  }).toEqual({
    TOAST_PLACE: 'top-end',
    TOAST_OPEN_MS: 4000,
    TOAST_MOVE_MS: 250,
    TOAST_MOST: 3,
    TOAST_WIDTH: 440,
    TOAST_MAX_HEIGHT: 104,
    TOAST_LAYER: 5000,
  })
})

test('the style sheet says the same as the code', () => {
  expect(durations.toast.value).toBe(`${TOAST_MOVE_MS}ms`)
  expect(sizes.toast.value).toBe(`${TOAST_WIDTH}px`)
  expect(sizes.toastMax.value).toBe(`${TOAST_MAX_HEIGHT}px`)
  expect(zIndex.toast.value).toBe(TOAST_LAYER)
})

test('the other measures of the frame', () => {
  expect(durations.dialog.value).toBe('200ms')
  expect(zIndex.loader.value).toBe(5000)
  expect(sizes.bottomPanel.value).toBe('240px')
  expect(radii).toMatchObject({ small: { value: '6px' }, card: { value: '10px' } })
})
