import { expect } from 'vitest'
import type { StreamItems, StreamName } from '#contract/streams.ts'
import { statement } from '#server/store/sql.ts'
import { storedStreams } from '#server/live/streams/stored-streams.ts'
import {
  streamName,
  type NumberedItem,
  type StreamItem,
  type StreamKey,
} from '#server/live/streams/stream-store.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'
import { submissionWorld } from '../submission/submission.world.ts'

const PARTICIPATIONS = statement(
  'test.participations',
  'select id from participations where game_id = $1 order by id',
)

/** A server whose streams are read from the store. */
export async function numbersWorld() {
  const world = await submissionWorld()
  const streams = storedStreams(world.server.store)
  const all = (key: StreamKey) => streams.since(key, 0, 100_000)
  const editor = await world.server.user('editor', 'Admin')
  const cookie = await world.enter(editor.id)
  return {
    ...world,
    edit: (method: 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      world.server.ask(method, `/api/edit/games/${url}`, {
        headers: { cookie },
        ...(payload ? { payload } : {}),
      }),
    admin: (method: 'PUT', url: string) =>
      world.server.ask(method, `/api/admin/${url}`, { headers: { cookie } }),
    since: streams.since,
    all,
    items: async <Key extends StreamKey>(key: Key) =>
      (await all(key)).map(({ item }) => item as StreamItems[Key['stream'] & StreamName]),
    last: async (key: StreamKey) => (await streams.last([key])).get(streamName(key)),
    lastOf: streams.last,
    participations: async (gameId: number) =>
      (await world.server.store.sql.many<{ id: number }>(PARTICIPATIONS, [gameId])).map(({ id }) => id),
    /** Checks that each number from the first to the last appears once. */
    expectWhole: async (key: StreamKey) => {
      const stored = await all(key)
      expect([streamName(key), stored.map(({ seq }) => seq)]).toEqual([
        streamName(key),
        stored.map((_, index) => index + 1),
      ])
      expect([streamName(key), (await streams.last([key])).get(streamName(key))]).toEqual([
        streamName(key),
        stored.length,
      ])
      return stored.length
    },
  }
}

/** Records published items by the name of their stream. */
export function recorded(): StreamWriter & { told: Map<string, NumberedItem[]> } {
  const told = new Map<string, NumberedItem[]>()
  return {
    told,
    moveStart: () => {},
    append: (key, from, items: readonly StreamItem[]) => {
      const before = told.get(streamName(key)) ?? []
      told.set(streamName(key), [...before, ...items.map((item, index) => ({ seq: from + index, item }))])
    },
  }
}
