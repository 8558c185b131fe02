import { expect, test } from 'vitest'
import { recipes, slotRecipes } from '#src/theme/recipe-list.ts'

// The generated runtime is cut down on the strength of this (scripts/without-compounds.ts): a compound
// variant would be ignored.
test.each(Object.entries({ ...recipes, ...slotRecipes }))('%s has no compound variants', (_, recipe) => {
  expect('compoundVariants' in recipe ? recipe.compoundVariants : undefined).toBeUndefined()
})
