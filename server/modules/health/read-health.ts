import { API_INFO } from '#contract/openapi-info.ts'
import type { HealthPartName } from '#contract/models/health-names.ts'
import type { PlatformHealth, ProcessHealth } from '#contract/models/health.ts'
import { toIso } from '#contract/models/time.ts'
import { healthParts, type HealthFaults } from '#contract/rules/health.ts'
import { keptFresh } from '#server/base/kept-fresh.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import { probe, type Probed } from './probe.ts'
import * as parts from './read-parts.ts'
import { rounded, toRuns, type HealthServices } from './read-parts.ts'
import type { RecentCalls } from './recent-calls.ts'

/** All who look within this time see the same. */
const FRESH_MS = 2000

const readers = new WeakMap<RecentCalls, () => Promise<PlatformHealth | null>>()

/** All administrators share one reading. A slow part is not asked again before its time is over. */
export async function readHealth(services: HealthServices): Promise<PlatformHealth> {
  const found = readers.get(services.recentCalls)
  const read = found ?? keptFresh(() => readAll(services), { clock: services.clock, freshMs: FRESH_MS })
  readers.set(services.recentCalls, read)
  return (await read()) ?? readAll(services)
}

async function readAll(services: HealthServices): Promise<PlatformHealth> {
  const { containers: provider, redis, store, clock, logger, limitWatch, config } = services
  const faults: Partial<Record<HealthPartName, 'NoReply' | 'Failed'>> = {}
  const ask = async <Value>(name: HealthPartName, work: () => Promise<Value>): Promise<Value | null> => {
    const probed: Probed<Value> = await probe(work)
    if (probed.kind === 'replied') return probed.value
    faults[name] = probed.kind === 'silent' ? 'NoReply' : 'Failed'
    const fault = probed.kind === 'failed' ? errorCodeOf(probed.error) : 'no reply'
    logger.warn({ part: name, fault }, 'a part of the platform is not well')
    return null
  }
  const [database, disk, mail, containers, backplane, runs] = await Promise.all([
    ask('Database', () => parts.readDatabase(services)),
    ask('Disk', () => parts.readDisk(services)),
    ask('Mail', () => parts.readMail(services)),
    provider === null ? null : ask('Containers', () => parts.readContainers(provider, services)),
    redis === null ? null : ask('Backplane', () => parts.readBackplane(redis)),
    ask('Backup', () => store.backupRuns.list()),
  ])
  const facts = {
    readAt: toIso(clock.now()),
    process: readProcess(services),
    database,
    disk,
    mail,
    containers,
    backplane,
    backup: runs && toRuns(runs, 'Backup'),
    trial: runs && toRuns(runs, 'Trial'),
    limits: config.rateLimit ? limitWatch.list() : [],
  }
  const known: HealthFaults = faults
  return { ...facts, parts: healthParts(facts, known) }
}

function readProcess({ recentCalls }: HealthServices): ProcessHealth {
  const { perMinute, tookMs, slowest, ...errors } = recentCalls.read()
  return {
    version: API_INFO.version,
    startedAt: toIso(recentCalls.startedAt),
    perMinute: rounded(perMinute),
    tookMs: tookMs === null ? null : rounded(tookMs),
    ...errors,
    slowest: slowest.map((call) => ({
      ...call,
      tookMs: rounded(call.tookMs),
      perMinute: rounded(call.perMinute),
    })),
  }
}
