import type { AuditEntry } from './models/audit.ts'
import type { CheatInfoModel } from './models/cheat.ts'
import type { ContainerEnd, ContainerStateModel } from './models/container.ts'
import type { GameEvent } from './models/event.ts'
import type { LogMessageModel } from './models/log.ts'
import type { GameNotice } from './models/notice.ts'
import type { ParticipationStatus } from './models/participation.ts'
import type { AnswerResult, Submission } from './models/submission.ts'
import type { BoardFact } from './rules/board-fact.ts'

/**
 * Pushed items in streams, numbered 1, 2, 3 … without gaps (extension `streams`). A client names its
 * positions in the address of a hub and gets the later items. A connection that names no stream gets the
 * messages of the base wire instead, if its hub has any.
 */
export interface StreamItems {
  /**
   * One stream for each game. A `hidden` fact stands for one that this connection may not see yet, and only
   * fills its number.
   */
  board: BoardFact | { kind: 'hidden' }
  /** One stream for each game. */
  notices: { kind: 'added' | 'changed'; notice: GameNotice } | { kind: 'removed'; id: number }
  /**
   * One stream for each game, for its monitors. The items of one submission keep the order of the base wire.
   */
  monitor:
    | { kind: 'event'; event: GameEvent }
    | { kind: 'submission'; submission: Submission }
    | { kind: 'cheat'; cheat: CheatInfoModel }
  /** One stream for each participation, for its own team. */
  team:
    | {
        kind: 'answer'
        submitId: number
        challengeId: number
        status: AnswerResult
        user: string
        time: string
      }
    | {
        kind: 'container'
        challengeId: number
        container: ContainerStateModel | null
        end: ContainerEnd | null
      }
    | { kind: 'participation'; status: ParticipationStatus }
    /** The hints, text or attachment of a challenge changed after the team opened it. */
    | { kind: 'hints'; challengeId: number }
    /** The notices that are for this team only have changed (extension `addressed-notices`). */
    | { kind: 'notices' }
  /** One stream, for administrators. */
  logs: LogMessageModel
  /** One stream, for administrators. */
  audit: AuditEntry
}
export type StreamName = keyof StreamItems

/**
 * `from`: the number of the first item, or of the next one if there are none. Null `items`: there are too
 * many to send, or the game has not started. The client then fetches a snapshot and continues at `from`.
 */
export type StreamPart = {
  [Name in StreamName]: { stream: Name; from: number; items: readonly StreamItems[Name][] | null }
}[StreamName]

/**
 * The one message that carries streams. Its argument is a list of parts. The first message names every
 * requested stream, so that a client knows its positions.
 */
export const STREAMS_TARGET = 'ReceivedStreams'

/**
 * Carries the new response of `GET /api/config` to every connection with streams. It has no number, because
 * each one replaces the last.
 */
export const PLATFORM_TARGET = 'ReceivedPlatform'

/**
 * Tells every connection with streams that a game has changed (extension `game-updates`). The argument is the
 * id of the game. The message has no number: a client that reconnects reads its games again.
 */
export const GAME_TARGET = 'ReceivedGame'

/**
 * Tells monitors that a part of a game has changed, also of a hidden game (extension `game-edits`). The
 * message has no number: a client that reconnects reads everything that it shows again.
 */
export const GAME_EDIT_TARGET = 'ReceivedGameEdit'

/**
 * `game`: the game itself and its categories. `teams`: teams, members and rulings. `challenges`: challenges,
 * flags and attachments. `notices`: notices of organisers. `writeups`: uploads of teams. `names`: names of
 * teams, users and challenges in past events. `solves`: solve counts and scores of challenges. `attention`:
 * an organiser took or snoozed a cause, or accepted a finding. `pairs`: the state of a pair of teams (extension
 * `pair-updates`). Clients ignore an unknown part.
 */
export const GAME_PARTS = [
  'game',
  'teams',
  'challenges',
  'notices',
  'writeups',
  'names',
  'solves',
  'attention',
  'pairs',
] as const
export type GamePart = (typeof GAME_PARTS)[number]
export interface GameEdit {
  game: number
  part: GamePart
}

/**
 * Tells connections with streams that a list of the platform has changed (extension `live-lists`). The
 * argument is the name of the list. All connections get `posts`, those of the affected users get a list of
 * own things, and those of administrators get the other lists. The message has no number: a client that
 * reconnects reads its lists again.
 */
export const LIST_TARGET = 'ReceivedList'

/** After `challenges` or `teams`, clients also read other lists again that show their names. */
export const LIST_NAMES = [
  'games',
  'challenges',
  'users',
  'teams',
  'containers',
  'own-teams',
  'own-writeups',
  'own-sessions',
  'posts',
] as const
export type ListName = (typeof LIST_NAMES)[number]

/**
 * The first message of a connection with streams (extension `line-recap`). It repeats the recent messages
 * about games and lists. So a client has to read again only what it has not read since.
 */
export const RECAP_TARGET = 'ReceivedRecap'

/** The messages that a recap repeats, because they have no numbers to ask for. */
export const RETOLD_TARGETS = [GAME_TARGET, GAME_EDIT_TARGET, LIST_TARGET] as const
export interface LineRecap {
  /** `told` covers this time. Everything that the client read earlier must be read again. */
  spanMs: number
  /** Each message once, with the time since it was last sent. */
  told: readonly { target: string; argument: unknown; ageMs: number }[]
}

export const STREAM_NAMES: readonly StreamName[] = ['board', 'notices', 'monitor', 'team', 'logs', 'audit']

/** The last number that the client has of each stream. Null: start with the next item. */
export type Positions = ReadonlyMap<StreamName, number | null>

/** The form in the address of a hub, such as `board:41,notices`. */
export function printPositions(positions: Positions): string {
  return [...positions].map(([stream, last]) => (last === null ? stream : `${stream}:${last}`)).join(',')
}

/** '' names no stream: such a connection gets only the messages for everyone. Null: the text is malformed. */
export function readPositions(text: string): Positions | null {
  const positions = new Map<StreamName, number | null>()
  if (text === '') return positions
  for (const part of text.split(',')) {
    const [, name, last] = /^([a-z]+)(?::(\d{1,15}))?$/.exec(part) ?? []
    const stream = STREAM_NAMES.find((each) => each === name)
    if (stream === undefined || positions.has(stream)) return null
    positions.set(stream, last === undefined ? null : Number(last))
  }
  return positions
}
