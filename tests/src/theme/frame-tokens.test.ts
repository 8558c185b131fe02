import { expect, test } from 'vitest'
import { zIndex } from '#src/theme/tokens/layers.ts'
import { durations } from '#src/theme/tokens/motion.ts'
import { radii } from '#src/theme/tokens/shape.ts'
import { sizes } from '#src/theme/tokens/space.ts'

test('a screen is as high as the window without the lane of toasts', () =>
  expect(sizes.page.value).toBe(`calc(100dvh - ${sizes.lane.value})`))

test('the lane is above scrolled content, and toasts are above everything', () => {
  expect(zIndex.lane.value).toBeGreaterThan(zIndex.sticky.value)
  expect(zIndex.toast.value).toBeGreaterThanOrEqual(
    Math.max(...Object.values(zIndex).map(({ value }) => value)),
  )
})

test('dialogs, loaders, panels and corners have their agreed sizes', () => {
  expect(durations.dialog.value).toBe('200ms')
  expect(zIndex.loader.value).toBe(5000)
  expect(sizes.bottomPanel.value).toBe('240px')
  expect(radii).toMatchObject({ small: { value: '6px' }, card: { value: '10px' } })
})
