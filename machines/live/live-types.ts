import type { BoardRead } from '#contract/feeds/board.ts'
import type { TeamUpdates } from '#contract/feeds/team.ts'
import type { AuditEntry } from '#contract/models/audit.ts'
import type { GameEvent } from '#contract/models/event.ts'
import type { LogMessageModel } from '#contract/models/log.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { Submission } from '#contract/models/submission.ts'
import type { StreamItems } from '#contract/streams.ts'
import type { connectionMachine } from './connection.machine.ts'
import type { FeedMachine } from './feed.machine.ts'

export interface FeedValues {
  board: { value: BoardRead; stream: 'board' }
  /** Includes solves that a freeze hides, so only monitors may read it. */
  fullBoard: { value: BoardRead; stream: 'board' }
  notices: { value: readonly GameNotice[]; stream: 'notices' }
  events: { value: readonly GameEvent[]; stream: 'monitor' }
  submissions: { value: readonly Submission[]; stream: 'monitor' }
  team: { value: TeamUpdates; stream: 'team' }
  logs: { value: readonly LogMessageModel[]; stream: 'logs' }
  audit: { value: readonly AuditEntry[]; stream: 'audit' }
}
export type FeedName = keyof FeedValues
export type ValueOf<Name extends FeedName> = FeedValues[Name]['value']
export type StreamOf<Name extends FeedName> = FeedValues[Name]['stream']

/** Null `game`: a feed of the platform. */
export interface FeedRules<Name extends FeedName> {
  stream: StreamOf<Name>
  machine: (game: number | null) => FeedMachine<ValueOf<Name>, StreamItems[StreamOf<Name>]>
  refreshMs: (value: ValueOf<Name> | null, askedAt: number) => number | null
}
export interface LiveMachines {
  connection: typeof connectionMachine
  feeds: { readonly [Name in FeedName]: FeedRules<Name> }
}

/** The user whose connections are open. `booting`: not known yet. */
export type Listener = { kind: 'booting' } | { kind: 'nobody' } | { kind: 'account'; id: string }

/**
 * The source of the live atoms. Its machines load only when a screen reads the first atom, to keep the first
 * load small.
 */
export interface LiveSource {
  machines: () => Promise<LiveMachines>
  facts: { now: () => number; random: () => number }
  standing: { read: () => Listener; follow: (changed: () => void) => () => void }
}
