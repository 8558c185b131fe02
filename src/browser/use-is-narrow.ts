import { useSyncExternalStore } from 'react'

/** Where a table of many columns would only be seen a part at a time. */
const QUERY = '(width < 48rem)'

export const useIsNarrow = (): boolean => useSyncExternalStore(follow, isNarrow)

const isNarrow = () => matchMedia(QUERY).matches
function follow(changed: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
