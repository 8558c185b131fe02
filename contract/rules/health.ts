import type { HealthPartName, HealthReason, HealthState } from '../models/health-names.ts'
import type { BackupRuns, HealthPart, PlatformHealth } from '../models/health.ts'
import { instant, type Iso } from '../models/time.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS
const GIGABYTE = 1024 ** 3

/** The bounds of the rules. Times are bad from the bound on, free space and days only below it. */
export const HEALTH_BOUNDS = {
  slowMs: 250,
  /** Less is `Broken`: uploads and the database soon fail. */
  leastFreePercent: 2,
  leastFreeBytes: GIGABYTE / 2,
  lowFreePercent: 10,
  /** Days until the disk is full, if each is like the last one. */
  lowDays: 7,
  waitMs: 5 * MINUTE_MS,
  backupMs: 7 * DAY_MS,
  trialMs: 180 * DAY_MS,
} as const

/** The faults of reading: parts that did not reply, or replied with an error. */
export type HealthFaults = Readonly<Partial<Record<HealthPartName, 'NoReply' | 'Failed'>>>
export type HealthFacts = Omit<PlatformHealth, 'parts'>

type Judgement = readonly [HealthState, HealthReason | null]
const WELL: Judgement = ['Well', null]

/** The state of each part that the platform has, in the order of the names. */
export function healthParts(facts: HealthFacts, faults: HealthFaults): HealthPart[] {
  const now = instant(facts.readAt)
  const { process, database, disk, mail, containers, backplane, backup, trial, limits } = facts
  return [
    part('Process', process.errorsInHour > 0 ? ['Look', 'ServerErrors'] : WELL),
    ...read('Database', database, faults, judgeDatabase),
    ...read('Disk', disk, faults, judgeDisk),
    ...read('Mail', mail, faults, (read) => judgeMail(read, now)),
    ...read('Containers', containers, faults, (read) => judgeContainers(read, now)),
    ...read('Backplane', backplane, faults, () => WELL),
    ...read('Backup', backup, faults, (runs) => judgeRuns(runs, now, BACKUP)),
    ...read('Trial', trial, faults, (runs) => judgeRuns(runs, now, TRIAL)),
    ...(limits.length === 0
      ? []
      : [part('Limits', limits.some(({ refused }) => refused > 0) ? ['Look', 'LimitReached'] : WELL)]),
  ]
}

const part = (name: HealthPartName, [state, reason]: Judgement): HealthPart => ({ name, state, reason })

function read<Section>(
  name: HealthPartName,
  section: Section | null,
  faults: HealthFaults,
  judge: (section: Section) => Judgement,
): HealthPart[] {
  const fault = faults[name]
  if (fault !== undefined) return [part(name, ['Broken', fault])]
  return section === null ? [] : [part(name, judge(section))]
}

function judgeDatabase({ tookMs, waiting }: NonNullable<HealthFacts['database']>): Judgement {
  if (waiting > 0) return ['Look', 'QueriesWait']
  return tookMs >= HEALTH_BOUNDS.slowMs ? ['Look', 'SlowDatabase'] : WELL
}

function judgeDisk(disk: NonNullable<HealthFacts['disk']>): Judgement {
  const { freeBytes, totalBytes } = disk
  const percent = (100 * freeBytes) / Math.max(1, totalBytes)
  if (percent < HEALTH_BOUNDS.leastFreePercent || freeBytes < HEALTH_BOUNDS.leastFreeBytes)
    return ['Broken', 'DiskFull']
  const days = daysLeft(disk)
  const isFilling = percent < HEALTH_BOUNDS.lowFreePercent || (days !== null && days < HEALTH_BOUNDS.lowDays)
  return isFilling ? ['Look', 'DiskFills'] : WELL
}

/** Days until the disk is full if each is like the last one. Null if nothing was added. */
export const daysLeft = ({ freeBytes, addedBytes }: NonNullable<HealthFacts['disk']>): number | null =>
  addedBytes > 0 ? freeBytes / addedBytes : null

function judgeMail(mail: NonNullable<HealthFacts['mail']>, now: number): Judgement {
  const { lastSentAt, lastFailedAt, dueSince, failedInDay } = mail
  const isLate = waitsSince(dueSince, now)
  const hasRecovered =
    lastSentAt !== null && lastFailedAt !== null && instant(lastSentAt) > instant(lastFailedAt)
  if (failedInDay > 0 && !hasRecovered) return [isLate ? 'Broken' : 'Look', 'MailFails']
  return isLate ? ['Look', 'MailWaits'] : WELL
}

function judgeContainers(
  { failedInHour, running, waitingSince }: NonNullable<HealthFacts['containers']>,
  now: number,
): Judgement {
  if (failedInHour > 0) return [running === 0 ? 'Broken' : 'Look', 'StartsFail']
  return waitsSince(waitingSince, now) ? ['Look', 'StartsWait'] : WELL
}

const waitsSince = (since: Iso | null, now: number) =>
  since !== null && now - instant(since) >= HEALTH_BOUNDS.waitMs

interface RunRule {
  none: HealthReason
  old: HealthReason
  failed: HealthReason
  mostMs: number
}
const BACKUP: RunRule = {
  none: 'NoBackup',
  old: 'BackupOld',
  failed: 'BackupFailed',
  mostMs: HEALTH_BOUNDS.backupMs,
}
const TRIAL: RunRule = {
  none: 'NoTrial',
  old: 'TrialOld',
  failed: 'TrialFailed',
  mostMs: HEALTH_BOUNDS.trialMs,
}

function judgeRuns({ last, good }: BackupRuns, now: number, rule: RunRule): Judgement {
  if (last !== null && !last.succeeded) return ['Broken', rule.failed]
  if (good === null) return ['Look', rule.none]
  return now - instant(good.startedAt) >= rule.mostMs ? ['Look', rule.old] : WELL
}
