import { createElement, type ReactNode } from 'react'
import type { CategoryColour } from '#contract/models/category-names.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { CATEGORY_ICONS } from './category-icons.ts'
import type { Categories } from './use-categories.ts'

/** The icon belongs to the tag, whatever the game calls the category. */
export function categoryBadge(
  tag: ChallengeTag,
  { labelOf, toneOf }: Categories,
): { tone: CategoryColour; icon: ReactNode; children: string } {
  return {
    tone: toneOf(tag),
    icon: createElement(CATEGORY_ICONS[tag], { 'aria-hidden': true }),
    children: labelOf(tag),
  }
}
