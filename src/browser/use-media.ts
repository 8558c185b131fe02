import { useSyncExternalStore } from 'react'

/**
 * A media query with a cached result: each query makes the browser update all styles, and a hook queries with
 * each render.
 */
interface Media {
  follow: (changed: () => void) => () => void
  matches: () => boolean
}

export const useMedia = ({ follow, matches }: Media): boolean => useSyncExternalStore(follow, matches)

export function openMedia(query: string): Media {
  const followers = new Set<() => void>()
  let media: MediaQueryList | null = null
  let isMatch = false
  const change = () => {
    isMatch = media?.matches === true
    for (const changed of followers) changed()
  }
  return {
    follow(changed) {
      followers.add(changed)
      if (media === null) {
        media = matchMedia(query)
        isMatch = media.matches
        media.addEventListener('change', change)
      }
      return () => {
        followers.delete(changed)
        if (followers.size > 0) return
        media?.removeEventListener('change', change)
        media = null
      }
    },
    matches: () => (media === null ? matchMedia(query).matches : isMatch),
  }
}
