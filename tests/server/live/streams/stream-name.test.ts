import { expect, test } from 'vitest'
import { streamName, type StreamKey } from '#server/live/streams/stream-store.ts'

const KEYS: readonly StreamKey[] = [
  { stream: 'board', game: 7 },
  { stream: 'notices', game: 7 },
  { stream: 'monitor', game: 7 },
  { stream: 'team', participation: 7 },
  { stream: 'logs' },
  { stream: 'board', game: 8 },
]

test('every stream has a name of its own', () => {
  const names: string[] = KEYS.map(streamName)
  expect(new Set(names).size).toBe(KEYS.length)
  expect(new Set(KEYS.map(({ stream }) => stream)).size).toBe(5)
})
