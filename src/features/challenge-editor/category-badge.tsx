import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { CATEGORY_ICONS } from '#src/lib/category-icons.ts'
import { CATEGORY_TONES } from '#src/lib/category-tones.ts'
import { Badge } from '#src/ui/badge.tsx'

/** Categories go by one name in all languages. */
export function CategoryBadge({ tag, size }: { tag: ChallengeTag; size?: 'sm' | 'md' }) {
  const Icon = CATEGORY_ICONS[tag]
  return (
    <Badge tone={CATEGORY_TONES[tag]} icon={<Icon aria-hidden />} {...(size ? { size } : {})}>
      {tag}
    </Badge>
  )
}
