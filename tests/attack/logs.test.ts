import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openSeldom } from '#server/base/seldom.ts'
import { openPlatformLog } from '#server/log/platform-log.ts'
import type { LogEntry } from '#server/store/logs.ts'
import { handClock } from '#tests/server/hand-clock.ts'

test('of a flood of log entries as many wait as are bounded, and the rest is told to be lost', async () => {
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

test('what is said seldom is said once for each key in its time, and of few keys', () => {
  const isWorthTelling = openSeldom(10)
  expect(['a', 'a', 'b'].map((key) => isWorthTelling(key, 0))).toEqual([true, false, true])
  expect([isWorthTelling('a', 9), isWorthTelling('a', 10)]).toEqual([false, true])
  const told = Array.from({ length: 5000 }, (_, nth) => isWorthTelling(`x${nth}`, 12)).filter(Boolean)
  expect(told.length).toBeLessThanOrEqual(2000)
  expect(isWorthTelling('x4999', 30)).toBe(true)
})
