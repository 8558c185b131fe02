import { expect, test } from 'vitest'
import * as lists from '#src/theme/recipe-list.ts'

test('every recipe is written whether or not a file calls it by its name: parts of layouts do not', () => {
  const all = Object.values(lists).flatMap((list) => Object.entries(list))
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(([, recipe]) => recipe.staticCss === undefined).map(([name]) => name)).toEqual([])
})
