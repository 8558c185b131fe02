import { useSelector } from '@xstate/react'
import { toCacheView, type CacheView } from '#machines/app/cache.machine.ts'
import { isSameView } from './is-same-view.ts'
import { useWired } from './wired.ts'

/** The answers kept between two visits; clearing reloads the page. */
export function useCache(): { view: CacheView; clear: () => void } {
  const { cache } = useWired()
  return { view: useSelector(cache, toCacheView, isSameView), clear: () => cache.send({ type: 'clear' }) }
}
