import { int, iso, long, model, names, nullable, optional, text, type Wire } from '../schema.ts'
import { challengeTagNames } from './challenge.ts'

/** `FlagSubmitted`: not judged yet. `NotFound`: the challenge was not assigned to the team. */
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

/**
 * Ids behind the names of a list of submissions, so that the client can link them. The base wire has only the
 * names.
 */
export const answerFacts = model('AnswerFacts', {
  id: int(),
  participationId: int(),
  /** Null: the account was deleted. */
  userId: nullable(text()),
  challengeId: int(),
  category: challengeTagNames,
  /** The number of this submission among those of its team to this challenge. Null: it was not counted. */
  attempt: nullable(int()),
  /** Null: not stored, or deleted after its retention. */
  ip: nullable(text()),
  /** Counts from 1. Null unless the submission is one of the first three counted solves. */
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
   * The number in the game's `monitor` stream (extension `streams`). Names may change, the number does not. A
   * base server sends none.
   */
  number: optional(long()),
  facts: optional(answerFacts),
})
export type Submission = Wire<typeof submission>

/** `status` is the verdict as players see it: a cheat is a wrong answer. */
export const teamAttempt = model('TeamAttempt', {
  id: int(),
  answer: text(),
  status: answerResultNames,
  time: iso(),
  user: text(),
})
export type TeamAttempt = Wire<typeof teamAttempt>
