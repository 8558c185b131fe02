import type { GameEvent } from '../models/event.ts'
import type { StreamItems } from '../streams.ts'
import { recordKey, withRecord, withRecords, type Feed } from './feed.ts'

export const eventsFeed: Feed<readonly GameEvent[], StreamItems['monitor']> = {
  adopt: (before, fetched) => withRecords(before, fetched, keyOf),
  merge: withItem,
  apply: withItem,
  seqOf: null,
}

function withItem(events: readonly GameEvent[], item: StreamItems['monitor']): readonly GameEvent[] {
  return item.kind === 'event' ? withRecord(events, item.event, keyOf) : events
}

const keyOf = ({ type, content, user, team, number }: GameEvent) =>
  recordKey(number, [type, content, user, team])
