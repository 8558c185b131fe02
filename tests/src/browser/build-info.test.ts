import { describe, expect, test } from 'vitest'
import { formatBuildTime, isOfficial, type BuildInfo } from '#src/browser/build-info.ts'
import { consoleBanner } from '#src/text/console-banner.ts'

const official: BuildInfo = { commit: 'a'.repeat(40), tag: 'v1.0.0', builtAt: '2026-11-20T16:34:00Z' }

describe('a build is official', () => {
  test('if it has a time, a commit and a tag', () => expect(isOfficial(official)).toBe(true))
  test.each<[string, Partial<BuildInfo>]>([
    ['a time of 19 characters', { builtAt: '2026-11-20T16:34:00' }],
    ['20 characters that are no time', { builtAt: '20261120-163400-oops' }],
    ['no time', { builtAt: '' }],
    ['a short commit', { commit: 'a'.repeat(39) }],
    ['an unknown commit', { commit: 'unknown' }],
    ['no tag', { tag: '' }],
  ])('and not with %s', (_, facts) => expect(isOfficial({ ...official, ...facts })).toBe(false))
})

describe('the banner', () => {
  const facts = {
    ...official,
    builtAt: formatBuildTime(Date.parse(official.builtAt)),
    issues: 'https://example.org/issues',
  }
  test('names tag, licence, commit, time and the address for reports, in this order', () => {
    const banner = consoleBanner({ ...facts, isOfficial: true })
    const places = [
      '██',
      '@ v1.0.0',
      'Copyright',
      'GNU Affero General Public License v3.0',
      official.commit,
      'Built at',
      'https://example.org/issues',
    ].map((part) => banner.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places.toSorted((one, other) => one - other)).toEqual(places)
    expect(banner).toContain('\u001B[38;2;4;202;171m')
    expect(banner).not.toContain('\u001B[38;2;254;48;48m')
  })
  test('of any other build has the alert colour', () => {
    const banner = consoleBanner({ ...facts, isOfficial: false })
    expect(banner).toContain('\u001B[38;2;254;48;48m    @ own build')
    expect(banner).toContain('\u001B[38;2;254;48;48mCommit   : built from source')
    expect(banner).not.toContain(official.commit)
  })
})

test('the build time has the offset of the device', () => {
  expect(formatBuildTime(Date.parse(official.builtAt))).toMatch(/^2026-11-2\dT\d\d:\d4:00[+-]\d\d:\d\d$/)
  expect(Date.parse(formatBuildTime(Date.parse(official.builtAt)))).toBe(Date.parse(official.builtAt))
  expect(formatBuildTime(NaN)).toBe('Invalid Date')
})
