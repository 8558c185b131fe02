import type { BackupRun, PlatformHealth } from '#contract/models/health.ts'
import { healthParts, type HealthFacts, type HealthFaults } from '#contract/rules/health.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { HealthSkeleton } from './health-skeleton.tsx'
import { HealthView, type HealthViewProps } from './health-view.tsx'

const run = (startedAt: string, facts: Partial<BackupRun> = {}): BackupRun => ({
  startedAt,
  tookMs: 1900,
  bytes: 412_000_000,
  succeeded: true,
  said: null,
  ...facts,
})
const backup = run('2026-11-22T10:00:00Z')
const trial = run('2026-11-19T16:10:00Z', { tookMs: 3400, bytes: 24_000_000 })

const FACTS: HealthFacts = {
  readAt: '2026-11-22T10:03:24Z',
  process: {
    version: '1.9.0',
    startedAt: '2026-11-14T08:00:00Z',
    perMinute: 2460.4,
    tookMs: 35.2,
    errorsInHour: 0,
    errorsInDay: 3,
    slowest: [
      { method: 'POST', route: '/api/game/:id/container/:challengeId', tookMs: 1900, perMinute: 6 },
      { method: 'GET', route: '/api/game/:id/details', tookMs: 41, perMinute: 720 },
      { method: 'GET', route: '/api/game/:id/scoreboard', tookMs: 22, perMinute: 540 },
    ],
  },
  database: {
    isEmbedded: false,
    version: '17.5',
    tookMs: 2.1,
    bytes: 1_400_000_000,
    migrations: 25,
    connections: 10,
    idle: 6,
    waiting: 0,
    most: 10,
  },
  disk: {
    freeBytes: 250e9,
    totalBytes: 500e9,
    files: 4200,
    fileBytes: 31e9,
    addedBytes: 1.5e9,
  },
  mail: {
    way: 'Smtp',
    waiting: 0,
    dueSince: null,
    lastSentAt: '2026-11-22T09:58:00Z',
    lastFailedAt: null,
    failure: null,
    sentInDay: 1588,
    failedInDay: 0,
  },
  containers: {
    provider: 'docker',
    tookMs: 12.4,
    running: 214,
    waiting: 0,
    waitingSince: null,
    failedInHour: 0,
    failedInDay: 0,
    lastFailedAt: null,
    failure: null,
  },
  backplane: { tookMs: 0.4 },
  backup: { last: backup, good: backup },
  trial: { last: trial, good: trial },
  limits: [
    { name: 'Requests', allowed: 150, most: 97, refused: 0 },
    { name: 'StaffReads', allowed: 900, most: 212, refused: 0 },
    { name: 'Submit', allowed: 60, most: 41, refused: 0 },
  ],
}
const aHealth = (facts: Partial<HealthFacts> = {}, faults: HealthFaults = {}): PlatformHealth => {
  const all = { ...FACTS, ...facts }
  return { ...all, parts: healthParts(all, faults) }
}
const { mail, containers, disk } = FACTS

export const examples = {
  well: { health: aHealth(), line: 'live' },
  notWell: {
    health: aHealth({
      containers: containers && {
        ...containers,
        waiting: 9,
        failedInHour: 2,
        failedInDay: 4,
        lastFailedAt: '2026-11-22T09:41:09Z',
        failure:
          'The container of team Sparrows for Two tickets, one seat#7 did not start: image pull: not found',
      },
      disk: disk && { ...disk, freeBytes: 12e9, totalBytes: 64e9, addedBytes: 4e9 },
      mail: mail && {
        ...mail,
        waiting: 3,
        failedInDay: 1,
        lastFailedAt: '2026-11-22T10:01:00Z',
        failure: 'Mail was not sent: verify to luca32@uni.example, 552 mailbox full',
      },
      backup: {
        last: run('2026-11-22T10:02:00Z', { succeeded: false, bytes: 0, said: 'no room' }),
        good: backup,
      },
      trial: { last: null, good: null },
      limits: [{ name: 'Register', allowed: 20, most: 20, refused: 412 }],
    }),
    line: 'live',
  },
  silent: {
    health: aHealth(
      { database: null, containers: null, backplane: null, backup: null, trial: null },
      { Database: 'NoReply', Containers: 'NoReply', Backplane: 'Failed', Backup: 'NoReply' },
    ),
    line: 'live',
  },
  fresh: {
    health: aHealth({
      containers: null,
      backplane: null,
      backup: { last: null, good: null },
      trial: { last: null, good: null },
      process: { ...FACTS.process, tookMs: null, perMinute: 0, slowest: [] },
      limits: [],
    }),
    line: 'live',
  },
  stale: { health: aHealth(), line: 'stale' },
  offline: { health: aHealth(), line: 'offline' },
} satisfies Record<string, HealthViewProps>

export const shown = [
  ...shownExamples<HealthViewProps>(examples, (props) => <HealthView {...props} />),
  ['waiting', () => <HealthSkeleton label="Loading" />],
] as const
