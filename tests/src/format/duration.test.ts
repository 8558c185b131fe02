import { expect, test } from 'vitest'
import { formatDuration } from '#src/format/duration.ts'

const [HOUR, MINUTE] = [3_600_000, 60_000]
const hours = (count: number) => `${count} h`

test.each([
  [48 * HOUR, 'en-GB', '48 h'],
  [30 * MINUTE, 'en-GB', '30 minutes'],
  [HOUR + 30 * MINUTE, 'en-GB', '1 h 30 minutes'],
  [30 * MINUTE, 'zh-CN', '30分钟'],
  [30 * MINUTE, 'ja-JP', '30 分'],
  [HOUR + 90_000, 'en-GB', '01:01:30'],
])('%i ms in %s is %s', (lengthMs, locale, text) => {
  expect(formatDuration(lengthMs, hours, locale)).toBe(text)
})
