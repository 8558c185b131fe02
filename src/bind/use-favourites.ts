import { useSyncExternalStore } from 'react'
import { openFavouriteStore, type FavouriteStore } from '#src/browser/favourite-store.ts'
import { useWired } from './wired.ts'

// Opened here and not with the page: only scoreboards load it.
const opened = new WeakMap<Storage, FavouriteStore>()

/** The ids of the teams that are starred in this browser, and how to star one or no longer. */
export function useFavourites(game: number): readonly [ReadonlySet<number>, (team: number) => void] {
  const { storage } = useWired()
  const favourites = opened.get(storage) ?? openFavouriteStore(storage)
  opened.set(storage, favourites)
  const starred = useSyncExternalStore(favourites.follow, () => favourites.read(game))
  return [starred, (team) => favourites.toggle(game, team)]
}
