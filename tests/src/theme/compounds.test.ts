import { expect, test } from 'vitest'
import { recipes, slotRecipes } from '#src/theme/recipe-list.ts'

// The generated runtime relies on this (`scripts/without-compounds.ts`): it would ignore a compound variant.
test.each(Object.entries({ ...recipes, ...slotRecipes }))('%s has no compound variants', (_, recipe) => {
  expect('compoundVariants' in recipe ? recipe.compoundVariants : undefined).toBeUndefined()
})
