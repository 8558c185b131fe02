import { SCORE } from '../rules/challenge.ts'
import { bool, int, iso, keep, list, model, text, type Wire } from '../schema.ts'
import { challengeTagNames } from './challenge.ts'

/**
 * A challenge as the organiser saw it. Without a version the act overwrites what others saved in the
 * meantime.
 */
const seen = { id: int(), version: keep(int()) }
const seenChallenge = model('SeenChallenge', seen)
export type SeenChallenge = Wire<typeof seenChallenge>
/** The change of one of many challenges. A missing value keeps what is stored. */
export const challengeChange = model('ChallengeChange', {
  ...seen,
  isEnabled: keep(bool()),
  /** The epoch removes the time, because a missing value keeps it. */
  opensAt: keep(iso()),
  tag: keep(challengeTagNames),
  title: keep(text({ min: 1, clear: 'line' })),
  originalScore: keep(int(SCORE)),
})
export type ChallengeChange = Wire<typeof challengeChange>

export const challengeDeletion = model('ChallengeDeletion', {
  challenges: list(seenChallenge),
  word: text({ max: 20 }),
})
