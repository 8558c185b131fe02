import type { ChallengeTag, ChallengeType } from '#contract/models/challenge-names.ts'
import type { FlagRule } from '#contract/rules/judge-flag.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import type { Role } from '#contract/models/role.ts'
import type { CheatParticipation } from './monitor.ts'

/** Never `FlagSubmitted`, because a submission is judged in the transaction that stores it. */
export type StoredAnswerResult = Exclude<AnswerResult, 'FlagSubmitted'>

export interface SubmittedFlag {
  challengeId: number
  userId: string
  answer: string
  /** The key that the client chose for this attempt. */
  key: string
}
export interface JudgingInput {
  /** The role of its sender when it is judged. Null: the account was deleted. */
  role: Role | null
  participation: CheatParticipation | null
  challenge: {
    type: ChallengeType
    title: string
    isEnabled: boolean
    opensAt: number | null
    closesAt: number | null
    /** Prerequisites that the team has not solved. */
    lacks: number[]
    hasInstance: boolean
    dealt: string | null
    /** The flags of a static challenge that equal the submitted one. */
    written: string[]
    /** Null: an equal flag in `written` solves it. */
    rule: FlagRule | null
    isSolved: boolean
    /** Wrong flags that a team may submit. 0: any number. */
    attemptLimit: number
    /** Wrong flags of the team, counted only up to the limit. */
    wrong: number
    category: ChallengeTag
    /** The first other participation whose own flag was submitted. Null: there is none. */
    owner: CheatParticipation | null
  } | null
  /** An earlier submission of this user with the same key, in any game. Null: none. */
  earlier: EarlierSubmission | null
}

export interface EarlierSubmission {
  id: number
  challengeId: number
  answer: string
}
/** Decides the time and the placing of a challenge's next solve. */
export interface EarlierSolves {
  challengeId: number
  /** The time of the last solve, counted or not. */
  lastAt: number | null
  /** The time of the last solve before the end. */
  lastCountedAt: number | null
  /** Counted solves of accepted teams, at most `most`. */
  counted: number
}

export interface FoundFlag {
  participationId: number
  flagId: number
  submissionId: number
}

export interface WrongAnswer {
  participationId: number
  at: number
}

export interface NewSubmission extends SubmittedFlag {
  participationId: number
  teamId: number
  status: StoredAnswerResult
  at: number
  /** Set if it is the team's first accepted one. */
  solvedAt: number | null
  /** The text of the event for monitors. Null: none. */
  said: string | null
  cheat: { ownerId: number; said: string } | null
  /** Missing: the tests of batches send none. */
  ip?: string
}

export interface StoredSubmission {
  id: number
  /** The number in the `monitor` stream: after its events, directly before its cheat. */
  seq: number
  /** The number in the `team` stream. */
  teamSeq: number
  /** The number among the submissions of the team for the challenge. */
  attempt: number
}

export interface TeamAttemptRow {
  id: number
  answer: string
  status: StoredAnswerResult
  at: number
  /** '': the account was deleted. */
  user: string
}

export interface GameTimes {
  startAt: number
  endAt: number
  pausedAt: number | null
  practiceMode: boolean
}

export interface Submissions {
  /**
   * Locks the game without reading its texts. Transactions that only insert rows that refer to the game need
   * not wait.
   */
  lockGame(gameId: number): Promise<GameTimes | null>
  /** In the order of `asked`. */
  judgingInputs(gameId: number, asked: readonly SubmittedFlag[]): Promise<JudgingInput[]>
  /** The latest wrong submissions, at most `most` for each participation. */
  wrongAnswers(
    participationIds: readonly number[],
    within: { since: number; until: number; most: number },
  ): Promise<WrongAnswer[]>
  /** Stores flags that teams found of those that a challenge needs. A flag is stored once for a team. */
  addFound(found: readonly FoundFlag[]): Promise<void>
  /** Deletes the solves and found flags of a game from then on. Their submissions stay. */
  forgetSolves(gameId: number, since: number): Promise<void>
  earlierSolves(
    challengeIds: readonly number[],
    upTo: { endAt: number; most: number },
  ): Promise<EarlierSolves[]>
  /** Also stores the resulting solves, events and cheats, in order. The game must be locked. */
  store(gameId: number, judged: readonly NewSubmission[]): Promise<StoredSubmission[]>
  /** Newest first, at most `most` of them. */
  ofTeam(of: { participationId: number; challengeId: number; most: number }): Promise<TeamAttemptRow[]>
  /** Finds only the user's own submission. */
  statusOf(submission: {
    id: number
    gameId: number
    challengeId: number
    userId: string
  }): Promise<StoredAnswerResult | null>
}
