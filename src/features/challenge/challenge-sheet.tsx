import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import { ChallengeBody } from './challenge-body.tsx'
import { ChallengeHints } from './challenge-hints.tsx'
import { ChallengeFacts } from './challenge-facts.tsx'

/** A challenge as players read it, without a game around it, for the preview of organisers. */
export function ChallengeSheet({ challenge }: { challenge: ChallengeDetailModel }) {
  return (
    <>
      <ChallengeFacts tag={challenge.tag} score={challenge.score} listed={null} />
      <ChallengeBody challenge={challenge} instance={null} />
      <ChallengeHints hints={challenge.hints ?? null} />
    </>
  )
}
