const KEY = 'favourite-teams'

/** The ids of the starred teams of each game in this browser. */
export interface FavouriteStore {
  /** The same set until something changes. */
  read: (game: number) => ReadonlySet<number>
  toggle: (game: number, team: number) => void
  /** Reports changes in this tab and in others. */
  follow: (changed: () => void) => () => void
}

const NONE: ReadonlySet<number> = new Set()

export function openFavouriteStore(storage: Storage): FavouriteStore {
  // Holds for this visit if the browser stores nothing.
  let unstored: string | null = null
  let known: { text: string | null; byGame: ReadonlyMap<string, ReadonlySet<number>> } | null = null
  const followers = new Set<() => void>()
  const stored = () => {
    try {
      return unstored ?? storage.getItem(KEY)
    } catch {
      return unstored
    }
  }
  const read = () => {
    const text = stored()
    if (known?.text !== text) known = { text, byGame: understood(text) }
    return known.byGame
  }
  return {
    read: (game) => read().get(String(game)) ?? NONE,
    toggle(game, team) {
      const before = read()
      const next = new Map(before).set(String(game), toggled(before.get(String(game)) ?? NONE, team))
      const text = JSON.stringify(Object.fromEntries([...next].map(([of, teams]) => [of, [...teams]])))
      try {
        storage.setItem(KEY, text)
        unstored = null
      } catch {
        // The storage is full or forbidden.
        unstored = text
      }
      for (const changed of followers) changed()
    },
    follow(changed) {
      const hear = ({ key }: StorageEvent) => (key === KEY || key === null ? changed() : undefined)
      followers.add(changed)
      addEventListener('storage', hear)
      return () => {
        followers.delete(changed)
        removeEventListener('storage', hear)
      }
    },
  }
}

function toggled(teams: ReadonlySet<number>, team: number): ReadonlySet<number> {
  const next = new Set(teams)
  if (!next.delete(team)) next.add(team)
  return next
}

function understood(text: string | null): ReadonlyMap<string, ReadonlySet<number>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return new Map()
    return new Map(
      Object.entries(kept).map(([game, teams]: [string, unknown]) => [
        game,
        new Set(Array.isArray(teams) ? teams.filter((team) => typeof team === 'number') : []),
      ]),
    )
  } catch {
    return new Map()
  }
}
