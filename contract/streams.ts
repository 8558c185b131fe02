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
 * What is pushed, as streams of items that are counted 1, 2, 3 … without holes (extension `streams`). A
 * client names what it has in the address of a hub and is told the rest; a connection that names none hears
 * the base wire's messages instead.
 */
export interface StreamItems {
  /** Of a game. A `hidden` fact is one that this listener may not see yet: it only counts. */
  board: BoardFact | { kind: 'hidden' }
  /** Of a game. */
  notices: { kind: 'added' | 'changed'; notice: GameNotice } | { kind: 'removed'; id: number }
  /** Of a game, for its monitors: in the order of the base wire for one answer. */
  monitor:
    | { kind: 'event'; event: GameEvent }
    | { kind: 'submission'; submission: Submission }
    | { kind: 'cheat'; cheat: CheatInfoModel }
  /** Of the listener's own participation. */
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
    | { kind: 'hints'; challengeId: number }
  /** Of the platform, for its administrators. */
  logs: LogMessageModel
  /** Of the platform, for its administrators: what they did themselves. */
  audit: AuditEntry
}
export type StreamName = keyof StreamItems

/**
 * `from` is the number of the first item, or the next number where there are none. `items` is null when it is
 * too late to tell them all, or too early, for the game has not begun: take a snapshot, `from` comes next.
 */
export type StreamPart = {
  [Name in StreamName]: { stream: Name; from: number; items: readonly StreamItems[Name][] | null }
}[StreamName]

/**
 * The target of the one message that carries streams; its argument is a list of parts. The first one names
 * every stream that was asked for.
 */
export const STREAMS_TARGET = 'ReceivedStreams'

/**
 * The target of the message that tells every listener of streams what `GET /api/config` answers from now on;
 * nobody counts it.
 */
export const PLATFORM_TARGET = 'ReceivedPlatform'

/**
 * The target of the message that tells every listener of streams that a game has changed (extension
 * `game-updates`). Its argument is the id of the game. It has no number: a client that connects again reads
 * the games it shows once more.
 */
export const GAME_TARGET = 'ReceivedGame'

/**
 * The target of the message that tells organisers what of a game has changed, a hidden one too (extension
 * `game-edits`). Every line of the game's monitors that follows streams hears it. It has no number: a client
 * that connects again reads what it shows once more.
 */
export const GAME_EDIT_TARGET = 'ReceivedGameEdit'

/**
 * `game`: its own facts and its categories. `teams`: the teams, their members and the rulings. `challenges`:
 * the challenges, their flags and attachments. `notices`: the notices that organisers publish. `writeups`:
 * what teams hand in. `names`: those of teams, users and challenges, in what is told of the past. A client
 * passes by a part that it does not know.
 */
export const GAME_PARTS = ['game', 'teams', 'challenges', 'notices', 'writeups', 'names'] as const
export type GamePart = (typeof GAME_PARTS)[number]
export interface GameEdit {
  game: number
  part: GamePart
}

/**
 * The target of the message that tells which list of the platform is another (extension `live-lists`). Its
 * argument is the name of the list. Administrators hear it on their lines that follow streams, of the list of
 * their own teams everybody who is in one, on any such line. It has no number: a client that connects again
 * reads the lists it shows once more.
 */
export const LIST_TARGET = 'ReceivedList'

/** `challenges` and `teams` also name what other lists show of them. */
export const LIST_NAMES = ['games', 'challenges', 'users', 'teams', 'containers', 'own-teams'] as const
export type ListName = (typeof LIST_NAMES)[number]

export const STREAM_NAMES: readonly StreamName[] = ['board', 'notices', 'monitor', 'team', 'logs', 'audit']

/** The last number one has of each stream that one wants; null begins with what comes next. */
export type Positions = ReadonlyMap<StreamName, number | null>

/** As the address of a hub carries it: `board:41,notices`. */
export function printPositions(positions: Positions): string {
  return [...positions].map(([stream, last]) => (last === null ? stream : `${stream}:${last}`)).join(',')
}

/**
 * '' names no stream: such a connection hears only what every listener is told. Null for any other text of
 * another form.
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
