import type { EventType } from '#contract/models/event.ts'
import type { AnswerFacts, AnswerResult } from '#contract/models/submission.ts'
import type { StoredParticipationStatus } from './participation.ts'

export interface EventRow {
  type: EventType
  content: string
  at: number
  /** '': the account or the team was deleted. */
  user: string
  team: string
  /** Its number in the `monitor` stream of the game. Null: not sent. */
  number: number | null
}

/** Names the user and the team by id. Null `teamId`: there is no team. */
export type NewEvent = Pick<EventRow, 'type' | 'content' | 'at'> & { userId: string; teamId: number | null }

export interface SubmissionRow {
  answer: string
  status: AnswerResult
  at: number
  /** '': the account was deleted. */
  user: string
  team: string
  challenge: string
  /** Its number in the `monitor` stream of the game. Null: not sent. */
  number: number | null
  facts?: AnswerFacts
}

/** A participation with its team, because messages about submissions and cheats name the team. */
export interface CheatParticipation {
  id: number
  status: StoredParticipationStatus
  organization: string | null
  teamId: number
  name: string
  avatarHash: string | null
}
export interface CheatRow extends SubmissionRow {
  from: CheatParticipation
  owner: CheatParticipation
}

export interface SheetSubmission extends Omit<SubmissionRow, 'number'> {
  id: number
  /** '': the account was deleted. */
  email: string
}

export interface SheetMember {
  teamId: number
  isCaptain: boolean
  realName: string
  stdNumber: string
  phone: string
}

/** Counts of the submissions in one minute. Minute 0 begins at the requested time. */
export interface AnswersOfMinute {
  minute: number
  judged: number
  wrong: number
}

interface Page {
  count: number
  skip: number
}
/**
 * The position in a walk through the submissions. The newest come first, so the walk does not meet later
 * submissions.
 */
export type SubmissionPlace = Pick<SheetSubmission, 'at' | 'id'>

/** `isInAnswers`: the text may also match a flag. */
export interface MonitorSearch {
  text: string
  isInAnswers: boolean
}

export type EventPage = Page & { hides: readonly EventType[] }
export type SubmissionPage = Page & { status: AnswerResult | null }

export interface MonitorTables {
  /** Newest first, like all lists of events, submissions and cheats here. */
  events(gameId: number, wish: EventPage): Promise<EventRow[]>
  findEvents(gameId: number, wish: EventPage, search: MonitorSearch): Promise<EventRow[]>
  submissions(gameId: number, wish: SubmissionPage): Promise<SubmissionRow[]>
  findSubmissions(gameId: number, wish: SubmissionPage, search: MonitorSearch): Promise<SubmissionRow[]>
  /** The latest of each pair of teams, so that a pair with many repeats does not displace others. */
  cheats(gameId: number, mostOfPair: number): Promise<CheatRow[]>
  submissionsAfter(gameId: number, place: SubmissionPlace | null, count: number): Promise<SheetSubmission[]>
  /** All members of these teams, whether they joined a game or not, the captain first. */
  members(teamIds: readonly number[]): Promise<SheetMember[]>
  /**
   * Submissions after that time by minute. Minutes without any are missing, and later submissions count in
   * the last minute.
   */
  answersByMinute(gameId: number, since: { from: number; minutes: number }): Promise<AnswersOfMinute[]>
  /** Returns the challenges with at least one submission whose result is not `NotFound`. */
  triedAmong(challengeIds: readonly number[]): Promise<number[]>
  /**
   * The game must be locked. Returns the number of the event for monitors. Null: the game no longer exists.
   */
  appendEvent(gameId: number, event: NewEvent): Promise<number | null>
}
