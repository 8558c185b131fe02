import type { BadgeProps } from '#src/ui/badge.tsx'
import { Coin, type CoinPlace } from '#src/ui/coin.tsx'
import type { Blood } from './challenges-view.ts'

/** The word for it stands beside, or nobody needs it there. */
export function BloodMark({ blood }: { blood: Blood }) {
  return <Coin place={PLACES[blood]} />
}

const PLACES: Readonly<Record<Blood, CoinPlace>> = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 }
/** One's own is told in the hue of its medal. */
export const BLOOD_BADGES = {
  FirstBlood: 'gold',
  SecondBlood: 'silver',
  ThirdBlood: 'bronze',
} as const satisfies Record<Blood, BadgeProps['tone']>
