import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { openAccountStore } from './account-store.ts'

export const SEEN_KEY = 'seen-challenges'

/** The last time that each challenge was open. A missing one is new. */
export type LastSeen = ReadonlyMap<number, number>

/** When a user last looked at each challenge in this browser, by game. */
export interface LastSeenStore {
  /** Null before the first visit. The same object until it changes. */
  read(account: string, game: number): LastSeen | null
  follow: (changed: () => void) => () => void
  /** Starts a first visit: existing challenges are not news. */
  begin(account: string, game: number, challenges: readonly number[], now: number): void
  /** Does nothing before the first visit, because all other challenges would count as news. */
  look(account: string, game: number, challenge: number, now: number): void
}

export function openSeenStore(storage: Storage): LastSeenStore {
  const kept = openAccountStore(storage, SEEN_KEY, areLooks)
  // Holds for this visit if the browser stores nothing.
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
      // Other tabs write here too.
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
  /** The challenges of the game. Null until they are known. */
  listed: readonly number[] | null
  /** The challenge on the screen. */
  open: number | null
}

/** Records what the user looks at. Null before the first visit. */
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
    // A hint that arrives while its challenge is open counts as seen.
    return () => look(open)
  }, [open])
  return useSyncExternalStore(store.follow, () => store.read(account, game))
}
