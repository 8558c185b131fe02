import { int, iso, list, long, model, names, nullable, optional, text, type Wire } from '../schema.ts'
import { CHALLENGE_TAGS, CHALLENGE_TYPES } from './challenge-names.ts'

export const challengeTypeNames = names('ChallengeType', CHALLENGE_TYPES)

export const challengeTagNames = names('ChallengeTag', CHALLENGE_TAGS)

export const challengeModel = model('ChallengeModel', { id: int(), title: text(), tag: challengeTagNames })
export type ChallengeModel = Wire<typeof challengeModel>

export const clientFlagContext = model('ClientFlagContext', {
  /** The end and the address (`host:port`) of the container. Both are null without one. */
  closeTime: nullable(iso()),
  instanceEntry: nullable(text()),
  /** The address of the attachment: `/assets/{hash}/{name}`, or another server. */
  url: nullable(text()),
  /** In bytes. Null for a remote attachment. */
  fileSize: nullable(long()),
})
export type ClientFlagContext = Wire<typeof clientFlagContext>

export const challengeDetailModel = model('ChallengeDetailModel', {
  id: int(),
  title: text(),
  content: text(),
  tag: challengeTagNames,
  hints: nullable(list(text())),
  score: int(),
  /** Wrong flags that a team may submit. 0: any number (extension `attempt-limit`). */
  attemptLimit: optional(int()),
  /**
   * The number of flags that a team must submit to solve the challenge, and of those that the own team has
   * submitted. Missing: any flag solves it (extension `flag-kinds`).
   */
  flagsNeeded: optional(int()),
  flagsFound: optional(int()),
  type: challengeTypeNames,
  context: clientFlagContext,
})
export type ChallengeDetailModel = Wire<typeof challengeDetailModel>
