import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openSeldom } from '#server/base/seldom.ts'
import { openPlatformLog } from '#server/log/platform-log.ts'
import type { LogEntry } from '#server/store/logs.ts'
import { handClock } from '#tests/server/hand-clock.ts'

test('a flood of log entries has a limited queue, and the lost ones are reported', async () => {
  const stored: LogEntry[] = []
  let letStore = () => {}
  const mayStore = new Promise<void>((settle) => (letStore = settle))
  const lines: string[] = []
  const log = openPlatformLog({
    store: {
      logs: {
        append: async (entries: readonly LogEntry[]) => {
          await mayStore
          stored.push(...entries)
          return 1
        },
        list: async () => [],
        before: async () => [],
      },
    },
    live: {
      publish: () => {},
      tellUser: () => {},
      disconnectUser: () => {},
      reconnectUser: () => {},
      closeGame: () => {},
    },
    streams: { append: () => {}, moveStart: () => {} },
    clock: handClock(),
    logger: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }),
  })
  for (let nth = 0; nth < 5000; nth++)
    log.write({ level: 'Warning', status: 'Denied', name: null, ip: '', message: `${nth}`, source: 'test' })
  letStore()
  await log.settled()
  expect(stored.length).toBe(1000)
  expect(lines.filter((line) => line.includes('come faster')).length).toBe(4000)
})

test('a limited entry is logged once for each key and period, for a limited number of keys', () => {
  const isWorthTelling = openSeldom(10)
  expect(['a', 'a', 'b'].map((key) => isWorthTelling(key, 0))).toEqual([true, false, true])
  expect([isWorthTelling('a', 9), isWorthTelling('a', 10)]).toEqual([false, true])
  const told = Array.from({ length: 5000 }, (_, nth) => isWorthTelling(`x${nth}`, 12)).filter(Boolean)
  expect(told.length).toBeLessThanOrEqual(2000)
  expect(isWorthTelling('x4999', 30)).toBe(true)
})
