import type { Mark } from '#contract/rules/board/solve-marks.ts'
import type { BadgeProps } from '#src/ui/badge.tsx'

/** The colours of the three medals, and of what is none. */
export const BLOOD_TONES = { 1: 'gold', 2: 'silver', 3: 'bronze', plain: 'green' } as const satisfies Record<
  Mark,
  BadgeProps['tone']
>
