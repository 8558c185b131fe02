export type TeamSet = 'favourite-teams' | 'charted-teams'

/** The teams of each game that this browser stores for one purpose, by their ids. */
export interface TeamSetStore {
  /** Returns the same set until something changes, so that React does not render again. */
  read: (game: number) => ReadonlySet<number>
  toggle: (game: number, team: number) => void
  clear: (game: number) => void
  /** Reports changes in this tab and in others. */
  follow: (changed: () => void) => () => void
}

const NONE: ReadonlySet<number> = new Set()

export function openTeamSetStore(storage: Storage, name: TeamSet): TeamSetStore {
  // Keeps the teams for this visit if the browser stores nothing.
  let unstored: string | null = null
  let known: { text: string | null; byGame: ReadonlyMap<string, ReadonlySet<number>> } | null = null
  const followers = new Set<() => void>()
  const stored = () => {
    try {
      return unstored ?? storage.getItem(name)
    } catch {
      return unstored
    }
  }
  const read = () => {
    const text = stored()
    if (known?.text !== text) known = { text, byGame: understood(text) }
    return known.byGame
  }
  const write = (game: number, teams: ReadonlySet<number>) => {
    const next = new Map(read()).set(String(game), teams)
    const text = JSON.stringify(Object.fromEntries([...next].map(([of, kept]) => [of, [...kept]])))
    try {
      storage.setItem(name, text)
      unstored = null
    } catch {
      // The storage is full or forbidden.
      unstored = text
    }
    for (const changed of followers) changed()
  }
  const of = (game: number) => read().get(String(game)) ?? NONE
  return {
    read: of,
    toggle: (game, team) => write(game, toggled(of(game), team)),
    clear: (game) => write(game, NONE),
    follow(changed) {
      const hear = ({ key }: StorageEvent) => (key === name || key === null ? changed() : undefined)
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
