import { createElement, type ReactNode } from 'react'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { CATEGORY_ICONS } from './category-icons.ts'
import { CATEGORY_TONES } from './category-tones.ts'

/** A category as a badge shows it, by one name in all languages. */
export function categoryBadge(tag: ChallengeTag): { tone: (typeof CATEGORY_TONES)[ChallengeTag]; icon: ReactNode; children: string } {
  return { tone: CATEGORY_TONES[tag], icon: createElement(CATEGORY_ICONS[tag], { 'aria-hidden': true }), children: tag }
}
