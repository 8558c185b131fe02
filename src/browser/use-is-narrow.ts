import { useSyncExternalStore } from 'react'

/** A table is too wide below these widths. A table of seven columns needs more room. */
const QUERIES = { table: '(width < 48rem)', 'wide table': '(width < 64rem)' } as const
type Shape = keyof typeof QUERIES

export const useIsNarrow = (of: Shape = 'table'): boolean =>
  useSyncExternalStore(FOLLOWS[of], () => matchMedia(QUERIES[of]).matches)

// The same for all renders, or each would listen anew.
const FOLLOWS = { table: followerOf('table'), 'wide table': followerOf('wide table') }
function followerOf(of: Shape) {
  return (changed: () => void): (() => void) => {
    const media = matchMedia(QUERIES[of])
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
}
