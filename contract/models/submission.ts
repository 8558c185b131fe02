import { int, iso, long, model, names, optional, text, type Wire } from '../schema.ts'

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
