import type { AnswerResult } from '#contract/models/submission.ts'
import { TRIES_KEY } from './forget-tries.ts'
import { openOwnStore } from './own-store.ts'

const MOST = 20

/** A flag that was judged, as it was sent. */
export interface FlagTry {
  flag: string
  verdict: AnswerResult
  at: number
}

/** What one person has tried in this browser at which challenge, the newest first. Signing out forgets it. */
export interface TryStore {
  read(account: string, of: string): readonly FlagTry[]
  add(account: string, of: string, tried: FlagTry): void
}

export function openTryStore(storage: Storage): TryStore {
  const kept = openOwnStore(storage, TRIES_KEY, areTries)
  return {
    read: (account, of) => kept.read(account, of) ?? [],
    add: (account, of, tried) => kept.write(account, of, [tried, ...(kept.read(account, of) ?? [])].slice(0, MOST)),
  }
}

function areTries(value: unknown): value is readonly FlagTry[] {
  return Array.isArray(value) && value.every(isTry)
}

function isTry(value: unknown): value is FlagTry {
  if (typeof value !== 'object' || value === null || !('flag' in value && 'verdict' in value && 'at' in value)) return false
  return typeof value.flag === 'string' && typeof value.verdict === 'string' && typeof value.at === 'number'
}
