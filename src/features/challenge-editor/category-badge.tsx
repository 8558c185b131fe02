import { Binary, Blocks, Bomb, ChevronsLeft, Cpu, Fingerprint, Gamepad2, Globe, Smartphone, SquareTerminal, type LucideIcon } from 'lucide-react'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { CATEGORY_TONES } from '#src/lib/category-tones.ts'
import { Badge } from '#src/ui/badge.tsx'

const ICONS: Readonly<Record<ChallengeTag, LucideIcon>> = {
  Misc: Gamepad2,
  Crypto: Binary,
  Pwn: Bomb,
  Web: Globe,
  Reverse: ChevronsLeft,
  Blockchain: Blocks,
  Forensics: Fingerprint,
  Hardware: Cpu,
  Mobile: Smartphone,
  PPC: SquareTerminal,
}

/** Categories go by one name in all languages. */
export function CategoryBadge({ tag, size }: { tag: ChallengeTag; size?: 'sm' | 'md' }) {
  const Icon = ICONS[tag]
  return (
    <Badge tone={CATEGORY_TONES[tag]} icon={<Icon aria-hidden />} {...(size ? { size } : {})}>
      {tag}
    </Badge>
  )
}
