import type { OpeningChallenge } from '#contract/rules/opening-check-challenge.ts'
import { windowOf } from '#server/modules/challenge/challenge-edit-detail.ts'
import type { WholeChallenge } from '#server/modules/game-archive/read-whole-game.ts'
import { toAttachment } from '#server/serializers/attachment.ts'

/** A stored challenge in the form that the rules of the opening check read. */
export const toOpeningChallenge = ({
  attachment,
  flags,
  ...challenge
}: WholeChallenge): OpeningChallenge => ({
  ...challenge,
  ...windowOf(challenge),
  attachment: toAttachment(attachment),
  flags: flags.map(({ id, flag, attachment: own }) => ({ id, flag, attachment: toAttachment(own) })),
})
