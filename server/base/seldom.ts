import { hasCome } from './clock.ts'

/** Returns true at most once per key and interval, so that a flood leaves few lines in a log. */
export function openSeldom(ms: number): (key: string, now: number) => boolean {
  const until = new Map<string, number>()
  return (key, now) => {
    if (!hasCome(until.get(key) ?? 0, now, ms)) return false
    if (until.size >= MAX_KEYS) for (const [old, end] of until) if (end <= now) until.delete(old)
    // In a flood of keys only the known ones are reported, so that the map stays small.
    if (until.size >= MAX_KEYS) return false
    until.set(key, now + ms)
    return true
  }
}

const MAX_KEYS = 2000
