import { statfs } from 'node:fs/promises'
import type { Redis } from 'ioredis'
import type * as Model from '#contract/models/health.ts'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import { steadyClock } from '#server/base/clock.ts'
import type { ContainerProvider } from '#server/containers/provider.ts'
import { mailDeliveryOf } from '#server/mail/delivery-method.ts'
import type { Services } from '#server/modules/services.ts'
import type { BackupKind, StoredRun } from '#server/store/backup-runs.ts'
import { MAX_CONNECTIONS } from '#server/store/pool.ts'

const DAY_MS = 24 * 3_600_000
const WAYS = { none: 'None', outbox: 'Outbox', smtp: 'Smtp' } as const

export type HealthServices = Pick<
  Services,
  'store' | 'config' | 'clock' | 'redis' | 'containers' | 'recentCalls' | 'limitWatch' | 'logger'
>

export async function readDatabase({ store, config }: HealthServices): Promise<Model.DatabaseHealth> {
  const tookMs = await timeOf(() => store.health.ping())
  const { total, idle, waiting } = store.load()
  return {
    isEmbedded: config.databaseUrl === null,
    tookMs,
    ...(await store.health.database()),
    connections: total,
    idle,
    waiting,
    most: MAX_CONNECTIONS,
  }
}

export async function readDisk({ store, config, clock }: HealthServices): Promise<Model.DiskHealth> {
  const [{ bavail, blocks, bsize }, sums] = await Promise.all([
    statfs(config.dataDir),
    store.health.files(clock.now() - DAY_MS),
  ])
  return {
    freeBytes: bavail * bsize,
    totalBytes: blocks * bsize,
    files: sums.files,
    fileBytes: sums.bytes,
    addedBytes: sums.added,
  }
}

export async function readMail({ store, config, clock }: HealthServices): Promise<Model.MailHealth> {
  const now = clock.now()
  const [{ waiting, dueSince }, { succeeded, failed }] = await Promise.all([
    store.health.mail(now),
    store.health.logged('mail', now),
  ])
  return {
    way: WAYS[mailDeliveryOf(config).kind],
    waiting,
    dueSince: toIsoOrNull(dueSince),
    lastSentAt: toIsoOrNull(succeeded.lastAt),
    lastFailedAt: toIsoOrNull(failed.lastAt),
    failure: failed.message,
    sentInDay: succeeded.inDay,
    failedInDay: failed.inDay,
  }
}

export async function readContainers(
  provider: ContainerProvider,
  { store, clock }: HealthServices,
): Promise<Model.ContainerHealth> {
  const [tookMs, counts, { failed }] = await Promise.all([
    timeOf(() => provider.list()),
    store.health.containers(),
    store.health.logged('container', clock.now()),
  ])
  return {
    provider: provider.name,
    tookMs,
    running: counts.running,
    waiting: counts.waiting,
    waitingSince: toIsoOrNull(counts.waitingSince),
    failedInHour: failed.inHour,
    failedInDay: failed.inDay,
    lastFailedAt: toIsoOrNull(failed.lastAt),
    failure: failed.message,
  }
}

export const readBackplane = async (redis: Redis) => ({ tookMs: await timeOf(() => redis.ping()) })

export function toRuns(runs: readonly StoredRun[], wanted: BackupKind): Model.BackupRuns {
  const ofKind = runs.filter(({ kind }) => kind === wanted)
  const good = ofKind.find(({ succeeded }) => succeeded)
  return { last: ofKind[0] ? toRun(ofKind[0]) : null, good: good ? toRun(good) : null }
}

const toRun = ({ startedAt, tookMs, bytes, succeeded, said }: StoredRun): Model.BackupRun => ({
  startedAt: toIso(startedAt),
  tookMs,
  bytes,
  succeeded,
  said,
})

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = steadyClock.now()
  await work()
  return rounded(steadyClock.now() - began)
}

/** Tenths of a millisecond. */
export const rounded = (ms: number) => Math.round(ms * 10) / 10
