import { GAME_EDIT_TARGET, GAME_TARGET, LIST_TARGET, STREAM_NAMES } from '#contract/streams.ts'
import { REFUSALS, type ConnectionEvent, type Recap } from '#machines/live/connection-events.ts'
import type { HubEvent, RawPart } from './hub-connector.ts'
import { readEvent } from './read-event.ts'
import { isLength, isObject, readReadingEvent } from './read-message.ts'
import type { TabMessage } from './share-connection.ts'

/** Null: the message is malformed, or a tab of another version sent it. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (!isObject(data) || !('kind' in data)) return null
  switch (data.kind) {
    case 'call':
    case 'patience':
      return { kind: data.kind }
    case 'join': {
      const has = 'has' in data ? readPositions(data.has) : null
      return has !== null && 'tab' in data && typeof data.tab === 'string'
        ? { kind: 'join', tab: data.tab, has }
        : null
    }
    case 'welcome': {
      const heard = 'heard' in data && Array.isArray(data.heard) ? allRead(data.heard.map(readHeard)) : null
      return heard !== null && 'tab' in data && typeof data.tab === 'string'
        ? { kind: 'welcome', tab: data.tab, heard }
        : null
    }
    case 'heard': {
      const heard = 'heard' in data ? readHeard(data.heard) : null
      return heard && { kind: 'heard', heard }
    }
    default:
      return null
  }
}

/** Null if one of them could not be read, because half of a message would say something else. */
function allRead<Value>(values: readonly (Value | null)[]): Value[] | null {
  const read = values.flatMap((value) => (value === null ? [] : [value]))
  return read.length === values.length ? read : null
}

function readPositions(has: unknown): [string, number | null][] | null {
  if (!Array.isArray(has)) return null
  return allRead(
    has.map((pair: unknown): [string, number | null] | null => {
      const both: readonly unknown[] = Array.isArray(pair) ? pair : []
      const [stream, last] = both
      return typeof stream === 'string' && (last === null || isLength(last)) ? [stream, last] : null
    }),
  )
}

/** The content of items is checked as that of a hub message. */
function readHeard(heard: unknown): ConnectionEvent | null {
  const event = readHubEvent(heard)
  return event && readEvent(event)
}

function readHubEvent(heard: unknown): HubEvent | null {
  if (!isObject(heard) || !('type' in heard)) return null
  switch (heard.type) {
    case 'hub.opened':
    case 'hub.alive':
    case 'hub.renamed':
    case 'hub.dropped':
      return { type: heard.type }
    case 'hub.heard': {
      const parts = 'parts' in heard && Array.isArray(heard.parts) ? allRead(heard.parts.map(readPart)) : null
      return parts && { type: 'hub.heard', parts }
    }
    case 'hub.platform':
      return 'platform' in heard ? { type: 'hub.platform', platform: heard.platform } : null
    case 'hub.recap': {
      const recap = 'recap' in heard ? readRecap(heard.recap) : null
      return recap && { type: 'hub.recap', recap }
    }
    case 'hub.refused': {
      const why = REFUSALS.find((each) => 'why' in heard && each === heard.why)
      return why ? { type: 'hub.refused', why } : null
    }
    default:
      return readReading(heard)
  }
}

function readReading(heard: object) {
  if (!('type' in heard)) return null
  if (heard.type === 'hub.game' && 'game' in heard) return readReadingEvent(GAME_TARGET, heard.game)
  if (heard.type === 'hub.edited' && 'edit' in heard) return readReadingEvent(GAME_EDIT_TARGET, heard.edit)
  if (heard.type === 'hub.list' && 'list' in heard) return readReadingEvent(LIST_TARGET, heard.list)
  return null
}

function readPart(part: unknown): RawPart | null {
  if (!isObject(part) || !('stream' in part && 'from' in part && 'items' in part)) return null
  const { from, items } = part
  const stream = STREAM_NAMES.find((each) => each === part.stream)
  const isNumbered = isLength(from) && from >= 1
  if (stream === undefined || !(from === null || isNumbered)) return null
  return items === null || Array.isArray(items) ? { stream, from, items } : null
}

function readRecap(recap: unknown): Recap | null {
  if (!isObject(recap) || !('spanMs' in recap && 'told' in recap)) return null
  const { spanMs, told } = recap
  if (!isAge(spanMs) || !Array.isArray(told)) return null
  const read = allRead(
    told.map((each: unknown) => {
      if (!isObject(each) || !('heard' in each && 'ageMs' in each)) return null
      const heard = isObject(each.heard) ? readReading(each.heard) : null
      return heard && isAge(each.ageMs) ? { heard, ageMs: each.ageMs } : null
    }),
  )
  return read && { spanMs, told: read }
}

/** A tab computes ages with its own clock, which has fractions of a millisecond. */
const isAge = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0
