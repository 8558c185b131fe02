import type { OwnCategory } from '#contract/models/category.ts'
import { repeatedTag, takenLabels } from '#contract/rules/category-label.ts'
import { refuse } from '#server/http/refusal.ts'

/**
 * Each tag may appear at most once, and all labels must differ, because players tell categories by their
 * label.
 */
export function checkCategories(categories: readonly OwnCategory[]): void {
  const tag = repeatedTag(categories)
  if (tag !== null) throw refuse(400, 'categoryTwice', { tag })
  const [taken] = takenLabels(categories)
  if (taken === undefined) return
  throw refuse(400, 'categoryLabelTaken', {
    label: categories.find((each) => each.tag === taken)?.label ?? taken,
  })
}
