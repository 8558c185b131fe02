import {
  bool,
  double,
  int,
  iso,
  list,
  long,
  model,
  names,
  nullable,
  open,
  text,
  type Wire,
} from '../schema.ts'
import { HEALTH_PARTS, HEALTH_REASONS, HEALTH_STATES, LIMIT_NAMES } from './health-names.ts'
import { MAIL_WAYS } from './platform-names.ts'

export const healthPart = model('HealthPart', {
  name: open(names('HealthPartName', HEALTH_PARTS)),
  state: names('HealthState', HEALTH_STATES),
  /** Null if the part is well. */
  reason: nullable(open(names('HealthReason', HEALTH_REASONS))),
})
export type HealthPart = Wire<typeof healthPart>

/** A call in the last five minutes, by the pattern of its address. */
export const slowCall = model('SlowCall', {
  method: text(),
  route: text(),
  /** 95 of 100 of its last 128 requests were faster. */
  tookMs: double(),
  perMinute: double(),
})
export type SlowCall = Wire<typeof slowCall>

/** Counted in the memory of the process that answers. */
export const processHealth = model('ProcessHealth', {
  version: text(),
  startedAt: iso(),
  perMinute: double(),
  /** Null without requests in the last five minutes. */
  tookMs: nullable(double()),
  /** Responses with a status of 500 or more, in the last hour and the last 24 hours. */
  errorsInHour: int(),
  errorsInDay: int(),
  slowest: list(slowCall),
})
export type ProcessHealth = Wire<typeof processHealth>

export const databaseHealth = model('DatabaseHealth', {
  isEmbedded: bool(),
  version: text(),
  /** The time of a query that reads nothing. */
  tookMs: double(),
  bytes: long(),
  migrations: int(),
  /** Connections of this process, queries that wait for one, and how many it may open. */
  connections: int(),
  idle: int(),
  waiting: int(),
  most: int(),
})
export type DatabaseHealth = Wire<typeof databaseHealth>

export const diskHealth = model('DiskHealth', {
  freeBytes: long(),
  totalBytes: long(),
  /** Stored files, all of them and those of the last 24 hours. */
  files: int(),
  fileBytes: long(),
  addedBytes: long(),
})
export type DiskHealth = Wire<typeof diskHealth>

export const mailHealth = model('MailHealth', {
  way: names('MailWay', MAIL_WAYS),
  /** Emails that wait, including those of letters. */
  waiting: int(),
  /** The time at which the oldest unsent email was due; null if none is due. */
  dueSince: nullable(iso()),
  lastSentAt: nullable(iso()),
  lastFailedAt: nullable(iso()),
  /** The log entry of the last failure. */
  failure: nullable(text()),
  sentInDay: int(),
  failedInDay: int(),
})
export type MailHealth = Wire<typeof mailHealth>

export const containerHealth = model('ContainerHealth', {
  provider: text(),
  /** The time in which the engine listed its containers. */
  tookMs: double(),
  running: int(),
  waiting: int(),
  /** The time since which the first container of the queue waits; null if none waits. */
  waitingSince: nullable(iso()),
  failedInHour: int(),
  failedInDay: int(),
  lastFailedAt: nullable(iso()),
  failure: nullable(text()),
})
export type ContainerHealth = Wire<typeof containerHealth>

export const backplaneHealth = model('BackplaneHealth', { tookMs: double() })

export const backupRun = model('BackupRun', {
  startedAt: iso(),
  tookMs: long(),
  /** The size of the archive; 0 if it failed. */
  bytes: long(),
  succeeded: bool(),
  /** The error of a failed run. */
  said: nullable(text()),
})
export type BackupRun = Wire<typeof backupRun>

/** The last run, and the last that succeeded. The same if the last one did. */
export const backupRuns = model('BackupRuns', { last: nullable(backupRun), good: nullable(backupRun) })
export type BackupRuns = Wire<typeof backupRuns>

/** Counted in the memory of the process that answers, since its start and for at most 24 hours. */
export const limitUse = model('LimitUse', {
  name: open(names('WatchedLimit', LIMIT_NAMES)),
  allowed: int(),
  /** The most that one caller has used of it. */
  most: int(),
  refused: int(),
})
export type LimitUse = Wire<typeof limitUse>

/**
 * A section is null if it did not reply, or if the platform does not have it: then `parts` does not name it.
 */
export const platformHealth = model('PlatformHealth', {
  readAt: iso(),
  parts: list(healthPart),
  process: processHealth,
  database: nullable(databaseHealth),
  disk: nullable(diskHealth),
  mail: nullable(mailHealth),
  containers: nullable(containerHealth),
  backplane: nullable(backplaneHealth),
  backup: nullable(backupRuns),
  trial: nullable(backupRuns),
  /** Empty if the operator has turned limits off. */
  limits: list(limitUse),
})
export type PlatformHealth = Wire<typeof platformHealth>
