import { flawIn } from '#contract/flaw.ts'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { ITEMS, ITEMS_BY_KIND, PLATFORM } from '#contract/stream-items.ts'
import type { Schema } from '#contract/schema.ts'
import type { StreamName } from '#contract/streams.ts'
import type { ConnectionEvent, ReceivedPart } from '#machines/live/connection-events.ts'
import type { HubEvent, RawPart } from './hub-connector.ts'

/**
 * Checks the content of a hub message. Every event of a connection passes here, before machines and other
 * tabs get it. A part with a malformed item loses all its items, and the feeds of its stream fetch a new
 * snapshot.
 */
export function readEvent(heard: HubEvent): ConnectionEvent {
  switch (heard.type) {
    case 'hub.heard':
      return { type: 'hub.heard', parts: heard.parts.map(readPart) }
    case 'hub.platform':
      return isPlatform(heard.platform)
        ? { type: 'hub.platform', platform: heard.platform }
        : { type: 'hub.alive' }
    default:
      return heard
  }
}

function readPart(part: RawPart): ReceivedPart {
  if (isRead(part)) return part
  const { stream, from, items } = part
  // Treated like a message with too many items: the numbers continue after a snapshot.
  return from === null
    ? { stream, from, items: null }
    : { stream, from: from + (items?.length ?? 0), items: null }
}

function isRead(part: RawPart): part is ReceivedPart {
  return part.items?.every((item) => isItem(part.stream, item)) ?? true
}

function isItem(stream: StreamName, item: unknown): boolean {
  if (stream === 'logs' || stream === 'audit') return flawIn(ITEMS[stream], item) === null
  if (typeof item !== 'object' || item === null || !('kind' in item)) return false
  const kinds: ReadonlyMap<unknown, Schema> = KINDS[stream]
  if (typeof item.kind !== 'string') return false
  const schema = kinds.get(item.kind)
  return schema === undefined || flawIn(schema, item) === null
}

const KINDS = {
  board: new Map(Object.entries(ITEMS_BY_KIND.board)),
  notices: new Map(Object.entries(ITEMS_BY_KIND.notices)),
  monitor: new Map(Object.entries(ITEMS_BY_KIND.monitor)),
  team: new Map(Object.entries(ITEMS_BY_KIND.team)),
}

const isPlatform = (value: unknown): value is GlobalConfigAnswer => flawIn(PLATFORM, value) === null
