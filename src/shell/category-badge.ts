import { createElement, type ReactNode } from 'react'
import type { CategoryColour } from '#contract/models/category-names.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { CATEGORY_ICONS } from './category-icons.ts'
import type { Categories } from './use-categories.ts'

/**
 * A category as a badge shows it, by one name in all languages. The icon is the tag's, whatever the game
 * calls it.
 */
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
