import { SCORE } from '../rules/challenge.ts'
import { bool, int, iso, keep, list, model, text, type Wire } from '../schema.ts'
import { challengeTagNames } from './challenge.ts'

/** A challenge as the organiser saw it. Without a version the act is done whatever others saved meanwhile. */
const seen = { id: int(), version: keep(int()) }
/** How one of many challenges changes. A missing value keeps what is stored. */
export const challengeChange = model('ChallengeChange', {
  ...seen,
  isEnabled: keep(bool()),
  /** The epoch removes it. */
  opensAt: keep(iso()),
  tag: keep(challengeTagNames),
  title: keep(text({ min: 1, clear: 'line' })),
  originalScore: keep(int(SCORE)),
})
export type ChallengeChange = Wire<typeof challengeChange>

/** The word that has to be typed before challenges are deleted together. */
export const DELETE_WORD = 'DELETE'
export const challengeDeletion = model('ChallengeDeletion', {
  challenges: list(model('SeenChallenge', seen)),
  word: text({ max: 20 }),
})
