import { createContext, use } from 'react'
import type { CategoryColour } from '#contract/models/category-names.ts'
import type { OwnCategory } from '#contract/models/category.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { CATEGORY_TONES } from './category-tones.ts'

/** What the categories of a game are called and look like. */
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

/** Of the game that is around; outside of one, as built in. */
export const useCategories = (): Categories => use(CategoriesContext)
