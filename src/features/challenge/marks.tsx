import Check from 'lucide-react/icons/check'
import { Coin, type CoinPlace } from '#src/ui/coin.tsx'
import { challengeCard } from '#styled/recipes/challenge-card.js'
import { challengeList } from '#styled/recipes/challenge-list.js'
import { BLOODS, type Blood, type ChallengeView } from './challenges-view.ts'

const PLACES: Readonly<Record<Blood, CoinPlace>> = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 }

/** The coin has no label, because the text next to it says the same. */
export const BloodCoin = ({ blood }: { blood: Blood }) => <Coin place={PLACES[blood]} />

/** A dashed ring with the place shows that this blood can still be won. */
export const FreeRing = ({ blood }: { blood: Blood }) => <Coin place={PLACES[blood]} isFree size="sm" />

/** Distinguishes solved challenges at a distance: a coin for the first three, a tick for others. */
export function SolvedMark({ blood, place }: { blood: Blood | null; place: 'card' | 'row' }) {
  return (
    <span
      aria-hidden
      data-mark={blood ? 'coin' : 'tick'}
      className={place === 'card' ? challengeCard().mark : challengeList().dot}
    >
      {blood ? <Coin place={PLACES[blood]} size={place === 'card' ? 'md' : 'sm'} /> : <Check />}
    </span>
  )
}

/** The bloods that no team has won yet, to show what can still be gained. */
export const freeBloods = ({ solves, bloods }: ChallengeView): readonly Blood[] =>
  solves >= BLOODS.length ? [] : BLOODS.slice(Math.max(solves, bloods.length))
