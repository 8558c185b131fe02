import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBrowserName } from '#src/features/profile/session-row.tsx'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iOS',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.17.0', 'curl', null],
  ['', null, null],
  ['Firefoxes and Windowsills', null, null],
])('%s', (agent, browser, system) => expect(toBrowserName(agent)).toEqual({ browser, system }))

test('a text of any length is parsed immediately', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Version/1.', 'Mac OS X ', 'Safari/', '(', 'x'),
      fc.integer({ min: 1, max: 20_000 }),
      (part, times) => {
        const from = performance.now()
        toBrowserName(part.repeat(times))
        expect(performance.now() - from).toBeLessThan(500)
      },
    ),
    { numRuns: 30 },
  )
})
