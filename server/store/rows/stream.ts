import type { ContainerEnd, ContainerStateModel } from '#contract/models/container.ts'
import type { BoardFact } from '#contract/rules/board-fact.ts'
import type { AuditRow } from '../audit.ts'
import type { CheatRow, EventRow, SubmissionRow } from './monitor.ts'
import type { Notice } from '../notices.ts'
import type { LogEntry } from '../logs.ts'
import type { StoredParticipationStatus } from './participation.ts'
import type { StoredAnswerResult } from './submission.ts'

/** The stored row of each stream under one number, `seq`. Deleted rows are missing. */
export interface StreamRows {
  board: { seq: number; item: BoardFact }
  /** Null `notice`: it was deleted or is hidden. */
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
  /** '': the account was deleted. */
  user: string
  at: number
}
/** Items of a team's stream other than verdicts. */
export type TeamItem =
  | { kind: 'participation'; status: StoredParticipationStatus }
  | { kind: 'hints'; challengeId: number }
  | { kind: 'notices' }
  | {
      kind: 'container'
      challengeId: number
      container: ContainerStateModel | null
      end: ContainerEnd | null
    }
export type TeamItemRow = TeamAnswerRow | TeamItem

/** The last number of a stream, from which a client sees what it missed. Missing games have no row. */
export interface StreamPositionRow {
  stream: keyof StreamRows
  /** The id of the game or the participation. 0: a stream of the platform. */
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
  /** The rows after `seq`, in order. */
  rows<Name extends keyof StreamRows>(
    stream: Name,
    id: number,
    seq: number,
    most: number,
  ): Promise<StreamRows[Name][]>
  /** The public sees no solve of the game from this time on. Null: all are shown. */
  curtain(gameId: number): Promise<number | null>
  /** Counts hidden solves after the last visible fact, among the facts up to number `upTo`. */
  hiddenTail(gameId: number, upTo: number): Promise<number>
  starts(gameIds: readonly number[]): Promise<{ id: number; at: number }[]>
}

export interface TeamStreams {
  /** The participation, or its whole game, must be locked. Returns the number. */
  append(participationId: number, news: TeamItem): Promise<number>
  /** Appends an item for every team that has opened the challenge. The game must be locked. */
  appendHints(challengeId: number): Promise<{ participationId: number; seq: number }[]>
  /** The notices of these teams have changed. The game must be locked. */
  appendNotices(participations: readonly number[]): Promise<{ participationId: number; seq: number }[]>
}
