import { expect, test } from 'vitest'
import * as lists from '#src/theme/recipe-list.ts'

test('every recipe is written to the sheet, even if no file names it, because layout parts use some', () => {
  const all = Object.values(lists).flatMap((list) => Object.entries(list))
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(([, recipe]) => recipe.staticCss === undefined).map(([name]) => name)).toEqual([])
})
