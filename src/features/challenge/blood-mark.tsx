import { BloodMedal, type BloodPlace } from '#src/shell/blood-medal.tsx'
import type { BadgeProps } from '#src/ui/badge.tsx'
import { css } from '#styled/css/index.js'
import type { Blood } from './challenges-view.ts'

/** The word for it stands beside, or nobody needs it there. */
export function BloodMark({ blood }: { blood: Blood }) {
  return (
    <span aria-hidden className={mark}>
      <BloodMedal place={PLACES[blood]} />
    </span>
  )
}

const mark = css({ flexShrink: '0', '& > svg': { boxSize: '5' } })
const PLACES: Readonly<Record<Blood, BloodPlace>> = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 }
/** One's own is told in the hue of its medal. */
export const BLOOD_BADGES = {
  FirstBlood: 'gold',
  SecondBlood: 'silver',
  ThirdBlood: 'bronze',
} as const satisfies Record<Blood, BadgeProps['tone']>
