import type { Clock } from '#server/base/clock.ts'
import { openTimeSlots } from '#server/base/time-slots.ts'

export interface RecentCall {
  method: string
  route: string
  tookMs: number
  perMinute: number
}
/** The latest responses of this process, for the health page. */
export interface RecentCalls {
  readonly startedAt: number
  answered(method: string, route: string, status: number, tookMs: number): void
  read(): {
    perMinute: number
    tookMs: number | null
    errorsInHour: number
    errorsInDay: number
    slowest: RecentCall[]
  }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LATELY_MS = 5 * MINUTE_MS
/** The number of latest durations kept for each route. */
const KEPT = 128
const SLOWEST = 5
const SHARE = 0.95

interface Route {
  method: string
  route: string
  ats: Float64Array
  tooks: Float64Array
  next: number
  counts: ReturnType<typeof openTimeSlots>
}

/** Routes are patterns of the server, so their number has a limit. */
export function openRecentCalls(clock: Pick<Clock, 'now'>): RecentCalls {
  const routes = new Map<string, Route>()
  const errors = openTimeSlots({ slots: 144, slotMs: 10 * MINUTE_MS })
  const routeOf = (method: string, route: string): Route => {
    const key = `${method} ${route}`
    const found = routes.get(key)
    if (found !== undefined) return found
    const made: Route = {
      method,
      route,
      ats: new Float64Array(KEPT).fill(-Infinity),
      tooks: new Float64Array(KEPT),
      next: 0,
      counts: openTimeSlots({ slots: 60, slotMs: 5000 }),
    }
    routes.set(key, made)
    return made
  }
  return {
    startedAt: clock.now(),
    answered: (method, route, status, tookMs) => {
      const now = clock.now()
      const kept = routeOf(method, route)
      kept.ats[kept.next] = now
      kept.tooks[kept.next] = tookMs
      kept.next = (kept.next + 1) % KEPT
      kept.counts.add(now)
      if (status >= 500) errors.add(now)
    },
    read: () => {
      const now = clock.now()
      const lately = [...routes.values()].flatMap((route) => {
        const tooks = [...route.tooks].filter((_, at) => isLately(route.ats[at] ?? 0, now))
        return tooks.length === 0 ? [] : [{ ...route, lately: tooks }]
      })
      const perMinute = (counts: Route['counts']) => counts.sum(now, LATELY_MS) / (LATELY_MS / MINUTE_MS)
      const all = lately.flatMap((route) => route.lately)
      return {
        perMinute: lately.reduce((sum, { counts }) => sum + perMinute(counts), 0),
        tookMs: all.length === 0 ? null : slowOf(all),
        errorsInHour: errors.sum(now, HOUR_MS),
        errorsInDay: errors.sum(now, 24 * HOUR_MS),
        slowest: lately
          .map(({ method, route, lately: tooks, counts }) => ({
            method,
            route,
            tookMs: slowOf(tooks),
            perMinute: perMinute(counts),
          }))
          .sort((one, other) => other.tookMs - one.tookMs)
          .slice(0, SLOWEST),
      }
    },
  }
}

const isLately = (at: number, now: number) => at <= now && now - at < LATELY_MS

/** 95 of 100 were faster, or as fast. */
const slowOf = (tooks: readonly number[]): number =>
  tooks.toSorted((one, other) => one - other)[Math.ceil(tooks.length * SHARE) - 1] ?? 0
