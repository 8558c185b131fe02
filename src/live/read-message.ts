import {
  GAME_EDIT_TARGET,
  GAME_PARTS,
  GAME_TARGET,
  LIST_NAMES,
  LIST_TARGET,
  PLATFORM_TARGET,
  RECAP_TARGET,
  STREAM_NAMES,
  STREAMS_TARGET,
  type GameEdit,
} from '#contract/streams.ts'
import { REFUSALS, type ReadingEvent, type Recap, type Refusal } from '#machines/live/connection-events.ts'
import type { HubEvent, RawPart } from './hub-connector.ts'

/** Each message of a base server becomes one item without a number. */
const BASE: ReadonlyMap<string, (argument: unknown) => RawPart> = new Map([
  ['ReceivedGameNotice', (notice) => plainPart('notices', { kind: 'added', notice })],
  ['ReceivedGameEvent', (event) => plainPart('monitor', { kind: 'event', event })],
  ['ReceivedSubmissions', (submission) => plainPart('monitor', { kind: 'submission', submission })],
  ['ReceivedLog', (log) => plainPart('logs', log)],
])
const plainPart = (stream: RawPart['stream'], item: unknown): RawPart => ({
  stream,
  from: null,
  items: [item],
})

export const HUB_TARGETS: readonly string[] = [
  STREAMS_TARGET,
  PLATFORM_TARGET,
  GAME_TARGET,
  GAME_EDIT_TARGET,
  LIST_TARGET,
  RECAP_TARGET,
  ...BASE.keys(),
]

/**
 * The event of a message. `hub.alive`: an unknown or malformed message. `hub.dropped`: a message whose
 * streams or numbers cannot be read. A new connection continues with the numbers that the feeds have.
 */
export function readMessage(target: unknown, argument: unknown): HubEvent {
  switch (target) {
    case STREAMS_TARGET: {
      const parts = readParts(argument)
      return parts === null ? { type: 'hub.dropped' } : { type: 'hub.heard', parts }
    }
    case PLATFORM_TARGET:
      return { type: 'hub.platform', platform: argument }
    case GAME_TARGET:
    case GAME_EDIT_TARGET:
    case LIST_TARGET:
      return readReadingEvent(target, argument) ?? { type: 'hub.alive' }
    case RECAP_TARGET:
      return { type: 'hub.recap', recap: readRecap(argument) }
    default: {
      const part = typeof target === 'string' ? BASE.get(target)?.(argument) : undefined
      return part ? { type: 'hub.heard', parts: [part] } : { type: 'hub.alive' }
    }
  }
}

/** Null: this client does not know the message or cannot read it. */
export function readReadingEvent(target: unknown, argument: unknown): ReadingEvent | null {
  switch (target) {
    case GAME_TARGET: {
      const game = readGameId(argument)
      return game === null ? null : { type: 'hub.game', game }
    }
    case GAME_EDIT_TARGET: {
      const edit = readGameEdit(argument)
      return edit === null ? null : { type: 'hub.edited', edit }
    }
    case LIST_TARGET: {
      const list = LIST_NAMES.find((each) => each === argument)
      return list === undefined ? null : { type: 'hub.list', list }
    }
    default:
      return null
  }
}

export const isLength = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** An unreadable recap covers no time, so that everything is read again. */
function readRecap(argument: unknown): Recap {
  const nothing = { spanMs: 0, told: [] }
  if (!isObject(argument) || !('spanMs' in argument && 'told' in argument)) return nothing
  const { spanMs, told } = argument
  if (!isLength(spanMs) || !Array.isArray(told)) return nothing
  const read = told.map((each: unknown) => {
    if (!isObject(each) || !('target' in each && 'argument' in each && 'ageMs' in each)) return null
    const { ageMs } = each
    return isLength(ageMs) ? { heard: readReadingEvent(each.target, each.argument), ageMs } : null
  })
  if (read.includes(null)) return nothing
  return {
    spanMs,
    told: read.flatMap((each) => (each?.heard ? [{ heard: each.heard, ageMs: each.ageMs }] : [])),
  }
}

/** Null: the argument is no id of a game. */
const readGameId = (argument: unknown): number | null =>
  Number.isSafeInteger(argument) ? Number(argument) : null

/** Null: the argument is malformed, or the part is unknown. */
function readGameEdit(argument: unknown): GameEdit | null {
  if (!isObject(argument) || !('game' in argument && 'part' in argument)) return null
  const game = readGameId(argument.game)
  const part = GAME_PARTS.find((each) => each === argument.part)
  return game === null || part === undefined ? null : { game, part }
}

/**
 * Our server names the reason of a final close. A base server closes without a message. Other texts are no
 * refusal.
 */
export function readClosing(goodbye: string): Refusal | null {
  return REFUSALS.find((why) => goodbye === why || goodbye.endsWith(`: ${why}`)) ?? null
}

/** Null: the stream or the number of a part cannot be read. */
function readParts(argument: unknown): readonly RawPart[] | null {
  if (!Array.isArray(argument)) return null
  const parts = argument.map(readPart)
  return parts.every((part) => part !== null) ? parts : null
}

function readPart(part: unknown): RawPart | null {
  if (!isObject(part) || !('stream' in part && 'from' in part && 'items' in part)) return null
  const stream = STREAM_NAMES.find((each) => each === part.stream)
  if (stream === undefined || !Number.isSafeInteger(part.from) || Number(part.from) < 1) return null
  // Anything but a list is unreadable. Null items ask for a snapshot.
  return { stream, from: Number(part.from), items: Array.isArray(part.items) ? part.items : null }
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
