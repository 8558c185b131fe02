import type { AnswerResult } from '#contract/models/submission.ts'
import { TRIES_KEY } from './forget-account.ts'
import { openAccountStore } from './account-store.ts'

const MOST = 20

/** A flag with its verdict, as the user sent it. */
export interface StoredAttempt {
  flag: string
  verdict: AnswerResult
  at: number
}

/** A user's attempts in this browser by challenge, newest first. Signing out deletes them. */
export interface AttemptStore {
  /** Returns the same list until it changes, so that React does not render again. */
  read(account: string, of: string): readonly StoredAttempt[]
  follow: (changed: () => void) => () => void
  add(account: string, of: string, tried: StoredAttempt): void
}

export function openAttemptStore(storage: Storage): AttemptStore {
  const kept = openAccountStore(storage, TRIES_KEY, areTries)
  const known = new Map<string, readonly StoredAttempt[]>()
  const followers = new Set<() => void>()
  return {
    read(account, of) {
      const name = `${account} ${of}`
      const last = followers.size > 0 && known.get(name)
      if (last) return last
      const tries = kept.read(account, of) ?? []
      const before = known.get(name)
      if (before && JSON.stringify(before) === JSON.stringify(tries)) return before
      known.set(name, tries)
      return tries
    },
    follow(changed) {
      const hear = () => {
        known.clear()
        changed()
      }
      followers.add(changed)
      // Another tab of the user has written, so the known lists are outdated.
      addEventListener('storage', hear)
      return () => {
        followers.delete(changed)
        removeEventListener('storage', hear)
      }
    },
    add(account, of, tried) {
      // Reads the stored list, because other tabs write here too.
      kept.write(account, of, [tried, ...(kept.read(account, of) ?? [])].slice(0, MOST))
      known.delete(`${account} ${of}`)
      for (const changed of followers) changed()
    },
  }
}

function areTries(value: unknown): value is readonly StoredAttempt[] {
  return Array.isArray(value) && value.every(isTry)
}

function isTry(value: unknown): value is StoredAttempt {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('flag' in value && 'verdict' in value && 'at' in value)
  )
    return false
  return typeof value.flag === 'string' && typeof value.verdict === 'string' && typeof value.at === 'number'
}
