import { int, iso, long, model, names, nullable, optional, text, type Wire } from '../schema.ts'
import { challengeTagNames } from './challenge.ts'

/** `FlagSubmitted`: not judged yet. `NotFound`: the team has not been assigned the challenge. */
export const ANSWER_RESULTS = [
  'FlagSubmitted',
  'Accepted',
  'WrongAnswer',
  'NotFound',
  'CheatDetected',
] as const
export type AnswerResult = (typeof ANSWER_RESULTS)[number]
export const answerResultNames = names('AnswerResult', ANSWER_RESULTS)

export const flagSubmitModel = model('FlagSubmitModel', { flag: text({ required: true, max: 126 }) })
export type FlagSubmitModel = Wire<typeof flagSubmitModel>

/** The names in a list of answers lead to these. They are beside the base wire. */
export const answerFacts = model('AnswerFacts', {
  id: int(),
  participationId: int(),
  /** Null: the account was deleted. */
  userId: nullable(text()),
  challengeId: int(),
  category: challengeTagNames,
  /** The number of this answer among those of its team to its challenge. Null: not counted. */
  attempt: nullable(int()),
  /** Null: not stored, or outdated. */
  ip: nullable(text()),
  /** The rank of a counted solve, if it is one of the first three. */
  placing: nullable(int()),
})
export type AnswerFacts = Wire<typeof answerFacts>

export const submission = model('Submission', {
  answer: text(),
  status: answerResultNames,
  time: iso(),
  user: text(),
  team: text(),
  challenge: text(),
  /**
   * Its number in the game's `monitor` stream (extension `streams`): names may change, this does not. A base
   * server sends none.
   */
  number: optional(long()),
  /** Sent with the extension `answer-list`. */
  facts: optional(answerFacts),
})
export type Submission = Wire<typeof submission>

/** A flag that a member of the caller's team submitted, with the verdict that players get. */
export const teamAttempt = model('TeamAttempt', {
  id: int(),
  answer: text(),
  status: answerResultNames,
  time: iso(),
  user: text(),
})
export type TeamAttempt = Wire<typeof teamAttempt>
