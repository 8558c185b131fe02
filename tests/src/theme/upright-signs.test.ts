import { expect, test } from 'vitest'
import { recipes, slotRecipes } from '#src/theme/recipe-list.ts'

/** Every set of declarations in it, however deep. */
function sets(style: unknown): Record<string, unknown>[] {
  if (typeof style !== 'object' || style === null) return []
  return [{ ...style }, ...Object.values(style).flatMap(sets)]
}

// Upright as they are by themselves, Chinese signs come to stand on their heads when the whole is turned.
test('what is written upwards turns every sign with it', () => {
  const upwards = Object.values({ ...recipes, ...slotRecipes })
    .flatMap(sets)
    .filter((set) => set['writingMode'] === 'vertical-rl' && set['transform'] === 'rotate(180deg)')
  expect(upwards.length).toBeGreaterThan(0)
  for (const { textOrientation } of upwards) expect(textOrientation).toBe('sideways')
})
