import { expect, test } from 'vitest'
import { recipes, slotRecipes } from '#src/theme/recipe-list.ts'

// The generated runtime would ignore a compound variant (`scripts/without-compounds.ts`), so no recipe may
// have one.
test.each(Object.entries({ ...recipes, ...slotRecipes }))('%s has no compound variants', (_, recipe) => {
  expect('compoundVariants' in recipe ? recipe.compoundVariants : undefined).toBeUndefined()
})
