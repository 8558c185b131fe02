import {
  Binary,
  Blocks,
  Bomb,
  ChevronsLeft,
  Cpu,
  Fingerprint,
  Gamepad2,
  Globe,
  Smartphone,
  SquareTerminal,
  type LucideIcon,
} from 'lucide-react'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'

/** The icon that stands beside a category's colour, for colour alone says nothing. */
export const CATEGORY_ICONS: Readonly<Record<ChallengeTag, LucideIcon>> = {
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
