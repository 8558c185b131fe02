import type { ChallengeType } from '#contract/models/challenge-names.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import type { StoredParticipationStatus } from './participation.ts'

/** An answer is judged in the transaction that stores it. */
export type StoredAnswerResult = Exclude<AnswerResult, 'FlagSubmitted'>

export interface AskedAnswer {
  challengeId: number
  userId: string
  answer: string
  /** What its sender named this try by. */
  key: string
}
/** What judging an answer takes. */
export interface AnswerFacts {
  participation: { id: number; status: StoredParticipationStatus; teamId: number; teamName: string } | null
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
    owner: { id: number; teamName: string } | null
  } | null
  /** What this user has stored under this key before, in whichever game. */
  earlier: EarlierTry | null
}

export interface EarlierTry {
  id: number
  challengeId: number
  answer: string
}
/** What the time and the place of the next solve of a challenge depend on. */
export interface EarlierSolves {
  challengeId: number
  /** Of the last solve, counted or not. */
  lastAt: number | null
  /** Counted solves of accepted teams; beyond `most` they are not counted on. */
  counted: number
}

export interface JudgedAnswer extends AskedAnswer {
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

export interface GameTimes {
  startAt: number
  endAt: number
  practiceMode: boolean
}

export interface Submissions {
  /** Like the games' own lock, but without their texts, and those who merely point to the game need not wait. */
  lockGame(gameId: number): Promise<GameTimes | null>
  /** In the order of what was asked. */
  facts(gameId: number, asked: readonly AskedAnswer[]): Promise<AnswerFacts[]>
  earlierSolves(challengeIds: readonly number[], upTo: { endAt: number; most: number }): Promise<EarlierSolves[]>
  /** With the solves, events and cheats that follow from them; answers their ids, in their order. */
  store(gameId: number, judged: readonly JudgedAnswer[]): Promise<number[]>
  /** What became of this user's own answer. */
  statusOf(submission: { id: number; gameId: number; challengeId: number; userId: string }): Promise<StoredAnswerResult | null>
}
