import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { openAccountStore } from './account-store.ts'

export const SEEN_KEY = 'seen-challenges'

/** The last time at which each challenge was open. A missing one is new. */
export type LastSeen = ReadonlyMap<number, number>

/** When a user last looked at each challenge in this browser, by game. */
export interface LastSeenStore {
  /** Null: a first visit. Returns the same object until it changes, so that React does not render again. */
  read(account: string, game: number): LastSeen | null
  follow: (changed: () => void) => () => void
  /** Starts a first visit. Existing challenges count as seen. */
  begin(account: string, game: number, challenges: readonly number[], now: number): void
  /** Does nothing before `begin`, because all other challenges would count as new. */
  look(account: string, game: number, challenge: number, now: number): void
}

export function openSeenStore(storage: Storage): LastSeenStore {
  const kept = openAccountStore(storage, SEEN_KEY, areLooks)
  // Keeps the times for this visit if the browser stores nothing.
  const known = new Map<string, LastSeen | null>()
  const followers = new Set<() => void>()
  const nameOf = (account: string, game: number) => `${account} ${game}`
  const read = (account: string, game: number): LastSeen | null => {
    const name = nameOf(account, game)
    const looks = known.has(name) ? null : kept.read(account, String(game))
    if (!known.has(name)) known.set(name, looks && new Map(looks))
    return known.get(name) ?? null
  }
  const write = (account: string, game: number, looks: readonly Look[]) => {
    kept.write(account, String(game), looks)
    known.set(nameOf(account, game), new Map(looks))
    for (const changed of followers) changed()
  }
  return {
    read,
    follow(changed) {
      followers.add(changed)
      return () => followers.delete(changed)
    },
    begin: (account, game, challenges, now) =>
      write(
        account,
        game,
        challenges.map((id) => [id, now]),
      ),
    look(account, game, challenge, now) {
      // Reads the stored times, because other tabs write here too.
      const looks = kept.read(account, String(game)) ?? read(account, game)
      if (looks) write(account, game, [...[...looks].filter(([id]) => id !== challenge), [challenge, now]])
    },
  }
}

type Look = readonly [challenge: number, at: number]

function areLooks(value: unknown): value is readonly Look[] {
  return (
    Array.isArray(value) &&
    value.every(
      (look) => Array.isArray(look) && look.length === 2 && look.every((each) => typeof each === 'number'),
    )
  )
}

export interface Visit {
  account: string
  game: number
  /** The challenges of the game. Null: not loaded yet. */
  listed: readonly number[] | null
  /** The challenge on the screen. Null: none. */
  open: number | null
}

/** Records the challenges that the user looks at. Null: a first visit. */
export function useLooks(
  store: LastSeenStore,
  now: () => number,
  { account, game, listed, open }: Visit,
): LastSeen | null {
  const begin = useEffectEvent(() => {
    if (listed !== null && store.read(account, game) === null) store.begin(account, game, listed, now())
  })
  const look = useEffectEvent((challenge: number) => store.look(account, game, challenge, now()))
  const isKnown = listed !== null
  useEffect(() => begin(), [isKnown])
  useEffect(() => {
    if (open === null) return
    look(open)
    // Records the time again at the end, so that a hint that arrived in the meantime counts as seen.
    return () => look(open)
  }, [open])
  return useSyncExternalStore(store.follow, () => store.read(account, game))
}
