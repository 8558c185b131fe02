import { openAccountStore } from './account-store.ts'

/** The time up to which a user has read the notices of a game in this browser. 0: never. */
export interface ReadNoticesStore {
  read(account: string, game: number): number
  write(account: string, game: number, at: number): void
  follow: (changed: () => void) => () => void
}

export function openReadNoticesStore(storage: Storage): ReadNoticesStore {
  const kept = openAccountStore(storage, 'read-notices', (value) => typeof value === 'number')
  const followers = new Set<() => void>()
  // Keeps the times for this visit if the browser stores nothing.
  const known = new Map<string, number>()
  return {
    read(account, game) {
      const name = `${account} ${game}`
      if (!known.has(name)) known.set(name, kept.read(account, String(game)) ?? 0)
      return known.get(name) ?? 0
    },
    write(account, game, at) {
      known.set(`${account} ${game}`, at)
      kept.write(account, String(game), at)
      for (const changed of followers) changed()
    },
    follow(changed) {
      followers.add(changed)
      return () => void followers.delete(changed)
    },
  }
}
