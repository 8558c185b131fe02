import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import type { GameEvent } from '#contract/models/event.ts'
import type { LogMessageModel } from '#contract/models/log.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { Submission } from '#contract/models/submission.ts'
import {
  GAME_PARTS,
  LIST_NAMES,
  STREAM_NAMES,
  type GameEdit,
  type ListName,
  type StreamName,
  type StreamPart,
} from '#contract/streams.ts'
import { REFUSALS, type ReceivedPart, type Refusal } from '#machines/live/connection-events.ts'

/** What a message of a base server becomes: an item that nobody counted. */
const PLAIN = {
  ReceivedGameNotice: (notice: object): ReceivedPart => ({
    stream: 'notices',
    from: null,
    items: [{ kind: 'added', notice: notice as GameNotice }],
  }),
  ReceivedGameEvent: (event: object): ReceivedPart => ({
    stream: 'monitor',
    from: null,
    items: [{ kind: 'event', event: event as GameEvent }],
  }),
  ReceivedSubmissions: (submission: object): ReceivedPart => ({
    stream: 'monitor',
    from: null,
    items: [{ kind: 'submission', submission: submission as Submission }],
  }),
  ReceivedLog: (log: object): ReceivedPart => ({
    stream: 'logs',
    from: null,
    items: [log as LogMessageModel],
  }),
} as const
export type BaseTarget = keyof typeof PLAIN
export const BASE_TARGETS: readonly BaseTarget[] = [
  'ReceivedGameNotice',
  'ReceivedGameEvent',
  'ReceivedSubmissions',
  'ReceivedLog',
]

/**
 * Null for an argument that no server of this wire sends: every one has a time, and without it nothing finds
 * its place in a list.
 */
export function readBaseMessage(target: BaseTarget, argument: unknown): ReceivedPart | null {
  return isTimed(argument) ? PLAIN[target](argument) : null
}

/** Null for what does not even have a name: nothing of it would be shown. */
export function readPlatform(argument: unknown): GlobalConfigAnswer | null {
  const isNamed = isObject(argument) && 'title' in argument && typeof argument.title === 'string'
  return isNamed && 'slogan' in argument && typeof argument.slogan === 'string'
    ? (argument as GlobalConfigAnswer)
    : null
}

/** Null for anything but the id of a game. */
export const readGameId = (argument: unknown): number | null =>
  Number.isSafeInteger(argument) ? Number(argument) : null

/** Null for a part that is not known yet too. */
export function readGameEdit(argument: unknown): GameEdit | null {
  if (!isObject(argument) || !('game' in argument && 'part' in argument)) return null
  const game = readGameId(argument.game)
  const part = GAME_PARTS.find((each) => each === argument.part)
  return game === null || part === undefined ? null : { game, part }
}

/** Null for a list that is not known yet too. */
export const readListName = (argument: unknown): ListName | null =>
  LIST_NAMES.find((each) => each === argument) ?? null

/**
 * Our server says why it closes for good, a base server closes without a word; any other complaint is not
 * about who we are.
 */
export function readClosing(goodbye: string): Refusal | null {
  return REFUSALS.find((why) => goodbye === why || goodbye.endsWith(`: ${why}`)) ?? null
}

/** Null when a part of it is none. */
export function readParts(argument: unknown): readonly StreamPart[] | null {
  return Array.isArray(argument) && argument.every(isPart) ? (argument as StreamPart[]) : null
}

function isPart(part: unknown): boolean {
  if (!isObject(part) || !('stream' in part && 'from' in part && 'items' in part)) return false
  const { stream, from, items } = part
  const name = STREAM_NAMES.find((each) => each === stream)
  if (name === undefined || !Number.isSafeInteger(from) || Number(from) < 1) return false
  return items === null || (Array.isArray(items) && items.every((item) => isItem(name, item)))
}

/** As much as the feeds rely on; a kind that is not known yet is for them to pass by. */
function isItem(stream: StreamName, item: unknown): boolean {
  if (stream === 'logs' || stream === 'audit') return isTimed(item)
  if (!isObject(item) || !('kind' in item) || typeof item.kind !== 'string') return false
  switch (item.kind) {
    case 'added':
    case 'changed':
      return 'notice' in item && isTimed(item.notice)
    case 'event':
      return 'event' in item && isTimed(item.event)
    case 'submission':
      return 'submission' in item && isTimed(item.submission)
    case 'solve':
      return 'at' in item && typeof item.at === 'number'
    default:
      return true
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isTimed = (value: unknown): value is { time: string } =>
  isObject(value) &&
  'time' in value &&
  typeof value.time === 'string' &&
  !Number.isNaN(Date.parse(value.time))
