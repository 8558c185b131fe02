import { isWithin, steadyClock, type Clock } from './clock.ts'
import type { Versions } from './versions.ts'

export interface Made<Value> {
  value: Value
  /** The time at which the value changes by itself. */
  until?: number
}

/**
 * Makes a value once for all callers, until one of its topics changes. Callers that arrive in the meantime
 * share the pending value. An error is not kept.
 */
export type Keep<Value> = (
  key: string,
  topics: readonly string[],
  make: () => Promise<Made<Value>>,
) => Promise<Value>

interface Kept<Value> {
  version: string
  madeAt: number
  value: Promise<Value>
  /** Null: the value is still pending. */
  until: number | null
}

export function keepByVersion<Value>(
  { versions, clock, steady = steadyClock }: { versions: Versions; clock: Clock; steady?: Clock },
  most: number,
): Keep<Value> & { forget(key: string): void } {
  const all = new Map<string, Kept<Value>>()

  const isCurrent = ({ version, madeAt, until }: Kept<Value>, now: string) =>
    version === now &&
    isWithin(madeAt, steady.now(), versions.trustedMs) &&
    (until === null || clock.now() < until)
  const begin = (key: string, version: string, make: () => Promise<Made<Value>>) => {
    const made = make()
    const kept: Kept<Value> = { version, madeAt: steady.now(), value: made.then(valueOf), until: null }
    // Deleted first, so that the map keeps the order of making.
    all.delete(key)
    all.set(key, kept)
    dropFirst(all, most)
    made.then(
      ({ until }) => void (kept.until = until ?? Number.POSITIVE_INFINITY),
      () => {
        if (all.get(key) === kept) all.delete(key)
      },
    )
    return kept
  }
  const current = (key: string, version: string | null, make: () => Promise<Made<Value>>) => {
    if (version === null) return make().then(valueOf)
    const known = all.get(key)
    return (known !== undefined && isCurrent(known, version) ? known : begin(key, version, make)).value
  }
  const keep: Keep<Value> = (key, topics, make) => {
    // The version is read before the value is made. A change in between wastes the new value, but an old
    // value can never count as new.
    const version = versions.of(topics)
    // Not awaited in memory, because a response uses several kept values.
    return version instanceof Promise
      ? version.then((read) => current(key, read, make))
      : current(key, version, make)
  }
  return Object.assign(keep, { forget: (key: string) => void all.delete(key) })
}

const valueOf = <Value>({ value }: Made<Value>): Value => value

function dropFirst(map: Map<string, unknown>, most: number): void {
  if (map.size <= most) return
  const [first] = map.keys()
  if (first !== undefined) map.delete(first)
}
