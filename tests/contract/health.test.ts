import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEALTH_PARTS } from '#contract/models/health-names.ts'
import { platformHealth, type PlatformHealth } from '#contract/models/health.ts'
import { toIso } from '#contract/models/time.ts'
import { healthParts, type HealthFacts, type HealthFaults } from '#contract/rules/health.ts'
import { arbitrary } from './arbitrary.ts'

const NOW = Date.UTC(2026, 10, 22, 10)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ago = (ms: number) => toIso(NOW - ms)
const aRun = (ms: number, succeeded = true) => ({
  startedAt: ago(ms),
  tookMs: 10,
  bytes: succeeded ? 1000 : 0,
  succeeded,
  said: succeeded ? null : 'no room',
})
const good = (ms: number) => ({ last: aRun(ms), good: aRun(ms) })

const WELL = {
  readAt: toIso(NOW),
  process: {
    version: '1.0.0',
    startedAt: ago(DAY),
    perMinute: 1,
    tookMs: 1,
    errorsInHour: 0,
    errorsInDay: 3,
    slowest: [],
  },
  database: {
    isEmbedded: true,
    version: '18.4',
    tookMs: 1,
    bytes: 1,
    migrations: 25,
    connections: 3,
    idle: 3,
    waiting: 0,
    most: 10,
  },
  disk: { freeBytes: 500e9, totalBytes: 1000e9, files: 1, fileBytes: 1e9, addedBytes: 1e9 },
  mail: {
    way: 'Smtp',
    waiting: 0,
    dueSince: null,
    lastSentAt: ago(MINUTE),
    lastFailedAt: null,
    failure: null,
    sentInDay: 1,
    failedInDay: 0,
  },
  containers: {
    provider: 'docker',
    tookMs: 1,
    running: 3,
    waiting: 0,
    waitingSince: null,
    failedInHour: 0,
    failedInDay: 2,
    lastFailedAt: null,
    failure: null,
  },
  backplane: { tookMs: 1 },
  backup: good(DAY),
  trial: good(DAY),
  limits: [{ name: 'Requests', allowed: 150, most: 149, refused: 0 }],
} satisfies HealthFacts

const judged = (facts: Partial<HealthFacts>, faults: HealthFaults = {}) =>
  healthParts({ ...WELL, ...facts }, faults).flatMap(({ name, state, reason }) =>
    state === 'Well' ? [] : [`${name} ${state} ${reason}`],
  )

test('a platform without a fault is well in every part', () => {
  expect(healthParts(WELL, {})).toEqual(HEALTH_PARTS.map((name) => ({ name, state: 'Well', reason: null })))
})

describe('a part is judged by its facts', () => {
  const { process, database, disk, mail, containers } = WELL
  const late = ago(5 * MINUTE)
  test.each<[string, Partial<HealthFacts>, string[]]>([
    ['errors of this hour', { process: { ...process, errorsInHour: 1 } }, ['Process Look ServerErrors']],
    ['a slow database', { database: { ...database, tookMs: 250 } }, ['Database Look SlowDatabase']],
    ['queries in line', { database: { ...database, waiting: 1 } }, ['Database Look QueriesWait']],
    ['a tenth left', { disk: { ...disk, freeBytes: 99e9 } }, ['Disk Look DiskFills']],
    ['less than a week left', { disk: { ...disk, addedBytes: 80e9 } }, ['Disk Look DiskFills']],
    ['nothing left', { disk: { ...disk, freeBytes: 1e9 } }, ['Disk Broken DiskFull']],
    ['a small disk', { disk: { ...disk, freeBytes: 4e8, totalBytes: 8e8 } }, ['Disk Broken DiskFull']],
    ['a lost email', { mail: { ...mail, failedInDay: 1, lastFailedAt: ago(1) } }, ['Mail Look MailFails']],
    [
      'a lost email, and more that wait',
      { mail: { ...mail, failedInDay: 1, lastFailedAt: ago(1), dueSince: late } },
      ['Mail Broken MailFails'],
    ],
    ['a lost email before one that was sent', { mail: { ...mail, failedInDay: 1, lastFailedAt: late } }, []],
    ['emails that wait', { mail: { ...mail, dueSince: late } }, ['Mail Look MailWaits']],
    ['emails that wait shortly', { mail: { ...mail, dueSince: ago(MINUTE) } }, []],
    [
      'a start that failed',
      { containers: { ...containers, failedInHour: 1 } },
      ['Containers Look StartsFail'],
    ],
    [
      'starts that fail while nothing runs',
      { containers: { ...containers, failedInHour: 1, running: 0 } },
      ['Containers Broken StartsFail'],
    ],
    [
      'starts that wait',
      { containers: { ...containers, waitingSince: late } },
      ['Containers Look StartsWait'],
    ],
    ['no backup', { backup: { last: null, good: null } }, ['Backup Look NoBackup']],
    ['an old backup', { backup: good(7 * DAY) }, ['Backup Look BackupOld']],
    [
      'a failed backup',
      { backup: { last: aRun(1, false), good: aRun(DAY) } },
      ['Backup Broken BackupFailed'],
    ],
    ['no trial', { trial: { last: null, good: null } }, ['Trial Look NoTrial']],
    ['an old trial', { trial: good(180 * DAY) }, ['Trial Look TrialOld']],
    ['a failed trial', { trial: { last: aRun(1, false), good: null } }, ['Trial Broken TrialFailed']],
    [
      'a refusal',
      { limits: [{ name: 'Register', allowed: 20, most: 20, refused: 1 }] },
      ['Limits Look LimitReached'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(judged(facts)).toEqual(expected)
  })
})

test('a part that the platform does not have is not listed', () => {
  const names = healthParts({ ...WELL, containers: null, backplane: null, limits: [] }, {}).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Process', 'Database', 'Disk', 'Mail', 'Backup', 'Trial'])
})

const anyFacts = arbitrary(platformHealth) as fc.Arbitrary<PlatformHealth>
const anyFaults: fc.Arbitrary<HealthFaults> = fc.dictionary(
  fc.constantFrom('Database', 'Disk', 'Mail', 'Containers', 'Backplane', 'Backup', 'Trial'),
  fc.constantFrom('NoReply', 'Failed'),
)

test('for any facts: each part once and in order, a reason exactly if it is not well', () => {
  fc.assert(
    fc.property(anyFacts, anyFaults, (facts, faults) => {
      const parts = healthParts(facts, faults)
      const places = parts.map(({ name }) => HEALTH_PARTS.findIndex((each) => each === name))
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other))
      for (const { state, reason } of parts) expect(reason === null).toBe(state === 'Well')
    }),
  )
})

test('for any facts: a part that cannot be read is broken, and changes no other', () => {
  fc.assert(
    fc.property(anyFacts, anyFaults, (facts, faults) => {
      const without = new Map(healthParts(facts, {}).map((part) => [part.name, part]))
      for (const part of healthParts(facts, faults)) {
        const fault = Object.entries(faults).find(([name]) => name === part.name)?.[1]
        if (fault === undefined) expect(part).toEqual(without.get(part.name))
        else expect(part).toMatchObject({ state: 'Broken', reason: fault })
      }
    }),
  )
})
