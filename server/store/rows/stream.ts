import type { ContainerEnd, ContainerStateModel } from '#contract/models/container.ts'
import type { BoardFact } from '#contract/rules/board-fact.ts'
import type { AuditRow } from './audit.ts'
import type { CheatRow, EventRow, SubmissionRow } from './monitor.ts'
import type { Notice } from './notice.ts'
import type { LogEntry } from './log.ts'
import type { StoredParticipationStatus } from './participation.ts'
import type { StoredAnswerResult } from './submission.ts'

/** What is stored of each stream under one number; what was deleted since is not there. */
export interface StreamRows {
  board: { seq: number; item: BoardFact }
  /** The notice is null when it was deleted, or is hidden. */
  notices: { seq: number; kind: 'added' | 'changed' | 'removed'; id: number; notice: Notice | null }
  monitor: { seq: number } & (
    | { kind: 'event'; item: EventRow }
    | { kind: 'submission'; item: SubmissionRow }
    | { kind: 'cheat'; item: CheatRow }
  )
  team: { seq: number; item: TeamItemRow }
  logs: { seq: number } & LogEntry
  audit: AuditRow
}

export interface TeamAnswerRow {
  kind: 'answer'
  id: number
  challengeId: number
  status: StoredAnswerResult
  /** '' if the account was deleted. */
  user: string
  at: number
}
/** What a team is told besides the verdicts on its answers. */
export type TeamItem =
  | { kind: 'participation'; status: StoredParticipationStatus }
  | { kind: 'hints'; challengeId: number }
  | {
      kind: 'container'
      challengeId: number
      container: ContainerStateModel | null
      end: ContainerEnd | null
    }
export type TeamItemRow = TeamAnswerRow | TeamItem

/** The numbers of the last items; what does not exist is in none of them. */
export interface StreamPositionRow {
  stream: keyof StreamRows
  /** Of the game or the participation; 0 for what is the platform's. */
  id: number
  seq: number
}
export interface StreamQuery {
  board: readonly number[]
  notices: readonly number[]
  monitor: readonly number[]
  team: readonly number[]
  logs: boolean
  audit: boolean
}

export interface StreamTables {
  last(asked: StreamQuery): Promise<StreamPositionRow[]>
  /** What was counted after `seq`, in order; at most so many. */
  rows<Name extends keyof StreamRows>(
    stream: Name,
    id: number,
    seq: number,
    most: number,
  ): Promise<StreamRows[Name][]>
  /** From which moment on the solves of a game are hidden; null while they are not. */
  curtain(gameId: number): Promise<number | null>
  /**
   * Hidden solves at the end of a board's facts, up to a number: how many come after the last fact that is
   * shown.
   */
  hiddenTail(gameId: number, upTo: number): Promise<number>
  starts(gameIds: readonly number[]): Promise<{ id: number; at: number }[]>
}

export interface TeamStreams {
  /** With the participation locked, or all of its game; answers the number. */
  append(participationId: number, news: TeamItem): Promise<number>
  /** For every team that has opened the challenge, with the game locked. */
  appendHints(challengeId: number): Promise<{ participationId: number; seq: number }[]>
}
