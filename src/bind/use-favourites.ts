import { useSyncExternalStore } from 'react'
import { useWired } from './wired.ts'

/** The ids of the teams that are starred in this browser, and how to star one or no longer. */
export function useFavourites(game: number): readonly [ReadonlySet<number>, (team: number) => void] {
  const { favourites } = useWired()
  const starred = useSyncExternalStore(favourites.follow, () => favourites.read(game))
  return [starred, (team) => favourites.toggle(game, team)]
}
