import { useSyncExternalStore } from 'react'
import { openFavouriteStore, type FavouriteStore } from '#src/browser/favourite-store.ts'
import { useWired } from './wired.ts'

// Opened here and not by the wiring, because only scoreboards load it.
const opened = new WeakMap<Storage, FavouriteStore>()

/** The ids of the teams that are starred in this browser, and the function that stars or unstars one. */
export function useFavourites(game: number): readonly [ReadonlySet<number>, (team: number) => void] {
  const { storage } = useWired()
  const favourites = opened.get(storage) ?? openFavouriteStore(storage)
  opened.set(storage, favourites)
  const starred = useSyncExternalStore(favourites.follow, () => favourites.read(game))
  return [starred, (team) => favourites.toggle(game, team)]
}
