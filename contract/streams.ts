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
 * Pushed items, as streams that are numbered 1, 2, 3 … without gaps (extension `streams`). A client names its
 * positions in the address of a hub and gets the later items. A connection that names no stream gets the
 * messages of the base wire instead.
 */
export interface StreamItems {
  /**
   * One stream per game. A `hidden` fact is one that this connection may not see yet. It only takes a number.
   */
  board: BoardFact | { kind: 'hidden' }
  /** One stream per game. */
  notices: { kind: 'added' | 'changed'; notice: GameNotice } | { kind: 'removed'; id: number }
  /** One stream per game, for its monitors. The items of one submission are in the order of the base wire. */
  monitor:
    | { kind: 'event'; event: GameEvent }
    | { kind: 'submission'; submission: Submission }
    | { kind: 'cheat'; cheat: CheatInfoModel }
  /** One stream per participation, for its own team. */
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
    /** The hints, text or attachment of a challenge that the team has opened have changed. */
    | { kind: 'hints'; challengeId: number }
  /** One stream, for administrators. */
  logs: LogMessageModel
  /** One stream, for administrators: their own actions. */
  audit: AuditEntry
}
export type StreamName = keyof StreamItems

/**
 * `from`: the number of the first item, or the next number if there are none. Null `items`: there are too
 * many to send, or the game has not started. The client takes a snapshot, and `from` comes next.
 */
export type StreamPart = {
  [Name in StreamName]: { stream: Name; from: number; items: readonly StreamItems[Name][] | null }
}[StreamName]

/**
 * The target of the one message that carries streams. Its argument is a list of parts. The first message
 * names every requested stream.
 */
export const STREAMS_TARGET = 'ReceivedStreams'

/**
 * The target of the message with the new response of `GET /api/config`, sent to every connection with
 * streams. It has no number.
 */
export const PLATFORM_TARGET = 'ReceivedPlatform'

/**
 * The target of the message that a game has changed, sent to every connection with streams (extension
 * `game-updates`). Its argument is the id of the game. It has no number: a client that reconnects reads the
 * games it shows again.
 */
export const GAME_TARGET = 'ReceivedGame'

/**
 * The target of the message that a part of a game has changed, for its monitors, hidden games too (extension
 * `game-edits`). It has no number: a client that reconnects reads what it shows again.
 */
export const GAME_EDIT_TARGET = 'ReceivedGameEdit'

/**
 * `game`: the game itself and its categories. `teams`: teams, members and rulings. `challenges`: challenges,
 * flags and attachments. `notices`: notices of organisers. `writeups`: uploads of teams. `names`: names of
 * teams, users and challenges in past events. `solves`: solve counts and scores of challenges.
 * `attention`: who has taken or snoozed a cause. A client ignores a part that it does not know.
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
] as const
export type GamePart = (typeof GAME_PARTS)[number]
export interface GameEdit {
  game: number
  part: GamePart
}

/**
 * The target of the message that a list of the platform has changed (extension `live-lists`). Its argument is
 * the name of the list. Only connections with streams get it: all of them for `posts`, those of the users whom
 * it concerns for a list of own things, and those of administrators for the other lists. It has no number: a
 * client that reconnects reads the lists it shows again.
 */
export const LIST_TARGET = 'ReceivedList'

/** A change of `challenges` or `teams` also changes other lists that show their names. */
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
 * The target of the first message of a connection with streams (extension `line-recap`). It repeats the
 * messages about games and lists that were sent shortly before. A client needs to read only what it has not
 * read since.
 */
export const RECAP_TARGET = 'ReceivedRecap'

/** The messages that a recap may repeat. None of them has a number. */
export const RETOLD_TARGETS = [GAME_TARGET, GAME_EDIT_TARGET, LIST_TARGET] as const
export interface LineRecap {
  /** `told` has every message of this time. Data that was read earlier must be read again. */
  spanMs: number
  /** Each message once, with the time since it was last sent. */
  told: readonly { target: string; argument: unknown; ageMs: number }[]
}

export const STREAM_NAMES: readonly StreamName[] = ['board', 'notices', 'monitor', 'team', 'logs', 'audit']

/** The last number that the client has of each stream. Null: begin with the next item. */
export type Positions = ReadonlyMap<StreamName, number | null>

/** The form in the address of a hub: `board:41,notices`. */
export function printPositions(positions: Positions): string {
  return [...positions].map(([stream, last]) => (last === null ? stream : `${stream}:${last}`)).join(',')
}

/**
 * '' names no stream: such a connection gets only the messages for everyone. Null if the text has another
 * form.
 */
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
