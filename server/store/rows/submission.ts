import type { ChallengeType } from '#contract/models/challenge-names.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import type { Role } from '#contract/models/role.ts'
import type { CheatParticipant } from './monitor.ts'

/** An answer is judged in the transaction that stores it. */
export type StoredAnswerResult = Exclude<AnswerResult, 'FlagSubmitted'>

export interface SubmittedFlag {
  challengeId: number
  userId: string
  answer: string
  /** What its sender named this try by. */
  key: string
}
/** What judging an answer takes. */
export interface JudgingInput {
  /** The role of its sender when it is judged. Null: the account was deleted. */
  role: Role | null
  participation: CheatParticipant | null
  challenge: {
    type: ChallengeType
    title: string
    isEnabled: boolean
    hasInstance: boolean
    dealt: string | null
    /** Of the written flags of a static challenge those that are the answer. */
    written: string[]
    isSolved: boolean
    /** The first of the other participations whose dealt flag the answer is. */
    owner: CheatParticipant | null
  } | null
  /** What this user has stored under this key before, in whichever game. */
  earlier: EarlierSubmission | null
}

export interface EarlierSubmission {
  id: number
  challengeId: number
  answer: string
}
/** What the time and the placing of the next solve of a challenge depend on. */
export interface EarlierSolves {
  challengeId: number
  /** Of the last solve, counted or not. */
  lastAt: number | null
  /** Counted solves of accepted teams; beyond `most` they are not counted on. */
  counted: number
}

/** A wrong answer of a team. */
export interface WrongAnswer {
  participationId: number
  at: number
}

export interface NewSubmission extends SubmittedFlag {
  participationId: number
  teamId: number
  status: StoredAnswerResult
  at: number
  /** When it is the team's first right one. */
  solvedAt: number | null
  /** What monitors read about it, where they do. */
  said: string | null
  cheat: { ownerId: number; said: string } | null
}

export interface StoredSubmission {
  id: number
  /** Under which monitors are told of it: after its events, and right before its cheat. */
  seq: number
  /** Under which its team is told. */
  teamSeq: number
}

export interface GameTimes {
  startAt: number
  endAt: number
  practiceMode: boolean
}

export interface Submissions {
  /**
   * Like the games' own lock, but without their texts, and those who merely point to the game need not wait.
   */
  lockGame(gameId: number): Promise<GameTimes | null>
  /** In the order of what was asked. */
  facts(gameId: number, asked: readonly SubmittedFlag[]): Promise<JudgingInput[]>
  /** The last of each team, at most `most` of them. */
  wrongAnswers(
    participationIds: readonly number[],
    upTo: { since: number; most: number },
  ): Promise<WrongAnswer[]>
  earlierSolves(
    challengeIds: readonly number[],
    upTo: { endAt: number; most: number },
  ): Promise<EarlierSolves[]>
  /** With the solves, events and cheats that follow from them, in their order; the game is locked. */
  store(gameId: number, judged: readonly NewSubmission[]): Promise<StoredSubmission[]>
  /** What became of this user's own answer. */
  statusOf(submission: {
    id: number
    gameId: number
    challengeId: number
    userId: string
  }): Promise<StoredAnswerResult | null>
}
