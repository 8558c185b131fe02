import { ChallengeCopy, type ChallengeCopyProps } from './challenge-copy.tsx'
import { ChallengeCreation } from './challenge-creation.tsx'

export interface ChallengeAdditionProps extends ChallengeCopyProps {
  way: 'create' | 'copy'
}

/** The two ways to add challenges. They load together, because they share nearly all of their parts. */
export function ChallengeAddition({ way, ...props }: ChallengeAdditionProps) {
  return way === 'copy' ? (
    <ChallengeCopy {...props} />
  ) : (
    <ChallengeCreation game={props.game} onClose={props.onClose} />
  )
}
