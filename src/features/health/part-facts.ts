import type { HealthPart, PlatformHealth } from '#contract/models/health.ts'
import { instant, type Iso } from '#contract/models/time.ts'
import { daysLeft } from '#contract/rules/health.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import type { HealthWords } from '#src/text/areas/health.en.ts'

export interface PartFacts {
  /** Shown below the name of the part. */
  note: string
  now: string
  more: string
  /** Shown as an age behind `more`. */
  at: Iso | null
  day: string
}

const NONE: PartFacts = { note: '', now: '', more: '', at: null, day: '' }

/** A short time, such as 2.1 ms or 1.9 s. */
export const formatMs = (ms: number, locale: string): string =>
  ms < 1000 ? `${formatNumber(round(ms), locale)} ms` : `${formatNumber(round(ms / 1000), locale)} s`

const round = (value: number) => Math.round(value * 10) / 10
/** A forecast of more days is left out, because it means nothing to a reader. */
const MOST_DAYS = 365

export function partFacts(
  name: HealthPart['name'],
  health: PlatformHealth,
  words: HealthWords,
  locale: string,
): PartFacts {
  const bytes = (size: number) => formatBytes(size, locale)
  const ms = (length: number) => formatMs(length, locale)
  const unread = { ...NONE, now: words.unread }
  switch (name) {
    case 'Process': {
      const { version, tookMs, perMinute, errorsInDay } = health.process
      return {
        ...NONE,
        note: `${words.platform} ${version}`,
        now: tookMs === null ? words.quiet : words.fast(ms(tookMs)),
        more: words.requests(formatNumber(round(perMinute), locale)),
        day: words.errors(errorsInDay),
      }
    }
    case 'Database': {
      if (health.database === null) return unread
      const { isEmbedded, version, tookMs, bytes: size, connections, idle, most } = health.database
      return {
        ...NONE,
        note: isEmbedded ? words.embedded(version) : words.external(version),
        now: words.query(ms(tookMs)),
        more: words.connections(bytes(size), connections - idle, most),
      }
    }
    case 'Disk': {
      if (health.disk === null) return unread
      const { freeBytes, totalBytes, fileBytes, addedBytes } = health.disk
      const days = daysLeft(health.disk)
      const rest = days === null || days > MOST_DAYS ? '' : words.daysLeft(Math.floor(days))
      return {
        ...NONE,
        now: words.free(bytes(freeBytes)),
        more: words.ofDisk(bytes(totalBytes), bytes(fileBytes)) + rest,
        day: words.added(bytes(addedBytes)),
      }
    }
    case 'Mail': {
      if (health.mail === null) return unread
      const { way, waiting, lastSentAt, sentInDay, failedInDay } = health.mail
      return {
        note: words.way[way],
        now: words.waiting(waiting),
        more: lastSentAt === null ? words.neverSent : words.lastSent,
        at: lastSentAt,
        day: words.sent(sentInDay, failedInDay),
      }
    }
    case 'Containers': {
      if (health.containers === null) return unread
      const { provider, running, waiting, tookMs, failedInDay } = health.containers
      return {
        ...NONE,
        note: provider,
        now: words.running(running),
        more: words.engine(waiting, ms(tookMs)),
        day: words.failedStarts(failedInDay),
      }
    }
    case 'Backplane':
      return health.backplane === null ? unread : { ...NONE, now: words.reply(ms(health.backplane.tookMs)) }
    case 'Backup':
    case 'Trial': {
      const runs = name === 'Backup' ? health.backup : health.trial
      if (runs === null) return unread
      if (runs.good === null) return { ...NONE, now: runs.last === null ? words.never : words.failedRun }
      const { startedAt, bytes: size, tookMs } = runs.good
      const hasFailed = runs.last?.succeeded === false
      return {
        ...NONE,
        now: hasFailed ? words.failedRun : words.run(bytes(size), ms(tookMs)),
        more: words.lastGood,
        at: startedAt,
      }
    }
    case 'Limits': {
      const nearest = health.limits.toSorted((one, other) => shareOf(other) - shareOf(one))[0]
      const refused = health.limits.reduce((sum, limit) => sum + limit.refused, 0)
      if (nearest === undefined) return NONE
      return {
        ...NONE,
        now: words.used(limitName(nearest.name, words), nearest.most, nearest.allowed),
        more: words.mostUsed,
        day: words.refused(refused),
      }
    }
    default:
      // A newer server may have parts that this client does not know.
      return NONE
  }
}

const shareOf = ({ most, allowed }: PlatformHealth['limits'][number]) => most / Math.max(1, allowed)

/** A newer server may have limits that this client does not know. */
export const limitName = (name: string, words: HealthWords): string => {
  const names: Readonly<Record<string, string | undefined>> = words.limit
  return names[name] ?? name
}

/** The text of the server about the last failure. Null if there is none. */
export function failureOf(name: HealthPart['name'], health: PlatformHealth): string | null {
  switch (name) {
    case 'Mail':
      return health.mail?.failure ?? null
    case 'Containers':
      return health.containers?.failure ?? null
    case 'Backup':
      return health.backup?.last?.said ?? null
    case 'Trial':
      return health.trial?.last?.said ?? null
    default:
      return null
  }
}

/** Counts the parts in each state that is not well. */
export const countStates = (parts: readonly HealthPart[]) => ({
  broken: parts.filter(({ state }) => state === 'Broken').length,
  look: parts.filter(({ state }) => state === 'Look').length,
})

/** Milliseconds since 1970 of the reading. */
export const readAtOf = ({ readAt }: PlatformHealth): number => instant(readAt)
