import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { cx } from '#styled/css/index.js'
import { toned } from '#styled/recipes/toned.js'
import { categoryBadge } from './category-badge.ts'
import { CATEGORY_ICONS } from './category-icons.ts'
import { useCategories } from './use-categories.ts'

/** An icon in the colour of its category. The name is next to it or in a tooltip. */
export function CategoryIcon({ tag, className }: { tag: ChallengeTag; className?: string }) {
  const Icon = CATEGORY_ICONS[tag]
  return <Icon aria-hidden className={cx(toned({ tone: useCategories().toneOf(tag) }), className)} />
}

export function CategoryChip({ tag, size = 'md' }: { tag: ChallengeTag; size?: BadgeProps['size'] }) {
  return <Badge size={size} {...categoryBadge(tag, useCategories())} />
}
