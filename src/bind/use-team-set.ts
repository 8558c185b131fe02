import { useSyncExternalStore } from 'react'
import { openTeamSetStore, type TeamSet, type TeamSetStore } from '#src/browser/team-set-store.ts'
import { useWired } from './wired.ts'

// The stores open here and not with the page, because only scoreboards need them.
const opened = new WeakMap<Storage, Map<TeamSet, TeamSetStore>>()

export interface KeptTeams {
  teams: ReadonlySet<number>
  toggle: (team: number) => void
  clear: () => void
}

export function useTeamSet(game: number, name: TeamSet): KeptTeams {
  const { storage } = useWired()
  const stores = opened.get(storage) ?? new Map<TeamSet, TeamSetStore>()
  const store = stores.get(name) ?? openTeamSetStore(storage, name)
  opened.set(storage, stores.set(name, store))
  const teams = useSyncExternalStore(store.follow, () => store.read(game))
  return { teams, toggle: (team) => store.toggle(game, team), clear: () => store.clear(game) }
}
