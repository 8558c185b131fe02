import type { AnswerResult } from '#contract/models/submission.ts'
import { TRIES_KEY } from './clear-flag-tries.ts'
import { openOwnStore } from './account-store.ts'

const MOST = 20

/** A flag that was judged, as it was sent. */
export interface FlagTry {
  flag: string
  verdict: AnswerResult
  at: number
}

/** What one person has tried in this browser at which challenge, the newest first. Signing out forgets it. */
export interface TryStore {
  /** The same list until there is another. */
  read(account: string, of: string): readonly FlagTry[]
  follow: (changed: () => void) => () => void
  add(account: string, of: string, tried: FlagTry): void
}

export function openTryStore(storage: Storage): TryStore {
  const kept = openOwnStore(storage, TRIES_KEY, areTries)
  const known = new Map<string, readonly FlagTry[]>()
  const followers = new Set<() => void>()
  return {
    read(account, of) {
      const name = `${account} ${of}`
      const tries = kept.read(account, of) ?? []
      const before = known.get(name)
      if (before && JSON.stringify(before) === JSON.stringify(tries)) return before
      known.set(name, tries)
      return tries
    },
    follow(changed) {
      followers.add(changed)
      return () => followers.delete(changed)
    },
    add(account, of, tried) {
      // Other tabs write here too.
      kept.write(account, of, [tried, ...(kept.read(account, of) ?? [])].slice(0, MOST))
      for (const changed of followers) changed()
    },
  }
}

function areTries(value: unknown): value is readonly FlagTry[] {
  return Array.isArray(value) && value.every(isTry)
}

function isTry(value: unknown): value is FlagTry {
  if (typeof value !== 'object' || value === null || !('flag' in value && 'verdict' in value && 'at' in value)) return false
  return typeof value.flag === 'string' && typeof value.verdict === 'string' && typeof value.at === 'number'
}
