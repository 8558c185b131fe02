import { createContext, use } from 'react'
import type { CategoryColour } from '#contract/models/category-names.ts'
import type { OwnCategory } from '#contract/models/category.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { CATEGORY_TONES } from './category-tones.ts'

export interface Categories {
  labelOf: (tag: ChallengeTag) => string
  toneOf: (tag: ChallengeTag) => CategoryColour
}

export const BUILT_IN: Categories = { labelOf: (tag) => tag, toneOf: (tag) => CATEGORY_TONES[tag] }

export function toCategories(own: readonly OwnCategory[]): Categories {
  if (own.length === 0) return BUILT_IN
  const byTag = new Map(own.map((each) => [each.tag, each]))
  return {
    labelOf: (tag) => byTag.get(tag)?.label ?? tag,
    toneOf: (tag) => byTag.get(tag)?.colour ?? CATEGORY_TONES[tag],
  }
}

export const CategoriesContext = createContext<Categories>(BUILT_IN)

/** The categories of the surrounding game, or the built-in ones. */
export const useCategories = (): Categories => use(CategoriesContext)
