import { useSyncExternalStore } from 'react'

/**
 * Below these widths a table is too wide. A table of seven columns needs more room, and so do a complete game
 * header and the projector.
 */
const QUERIES = {
  table: '(width < 48rem)',
  'wide table': '(width < 64rem)',
  'game header': '(width < 1080px)',
  hall: '(width < 64rem)',
} as const
type Shape = keyof typeof QUERIES

export const useIsNarrow = (of: Shape = 'table'): boolean =>
  useSyncExternalStore(FOLLOWS[of], () => matchMedia(QUERIES[of]).matches)

// One function for all renders: otherwise each render would subscribe again.
const FOLLOWS = {
  table: followerOf('table'),
  'wide table': followerOf('wide table'),
  'game header': followerOf('game header'),
  hall: followerOf('hall'),
}
function followerOf(of: Shape) {
  return (changed: () => void): (() => void) => {
    const media = matchMedia(QUERIES[of])
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
}
