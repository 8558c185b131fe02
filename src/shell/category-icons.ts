import Binary from 'lucide-react/icons/binary'
import Blocks from 'lucide-react/icons/blocks'
import Bomb from 'lucide-react/icons/bomb'
import ChevronsLeft from 'lucide-react/icons/chevrons-left'
import Cpu from 'lucide-react/icons/cpu'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Globe from 'lucide-react/icons/globe'
import Smartphone from 'lucide-react/icons/smartphone'
import SquareTerminal from 'lucide-react/icons/square-terminal'
import type { LucideIcon } from 'lucide-react'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'

/** Each category has an icon, because colour alone must not carry meaning. */
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
