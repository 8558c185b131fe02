import { useSearchParams } from 'react-router-dom'
import { CHALLENGE_TAGS, type ChallengeTag } from '#contract/models/challenge-names.ts'
import { useKeptFilter } from '#src/bind/use-kept-filter.ts'

export const SHOWN = ['all', 'unsolved', 'new', 'running'] as const
export const ORDERS = ['score', 'solves', 'name'] as const
export const LOOKS = ['board', 'list'] as const
export interface ChallengeFilter {
  text: string
  tag: ChallengeTag | null
  shown: (typeof SHOWN)[number]
  /** The order applies within each category, because categories keep their place. */
  order: (typeof ORDERS)[number]
  look: (typeof LOOKS)[number]
}
export type ChallengeFilterInUrl = Omit<ChallengeFilter, 'text'>

const NAMES = ['category', 'show', 'order', 'look']
const NOTHING: ChallengeFilterInUrl = { tag: null, shown: 'all', order: 'score', look: 'board' }

/**
 * Keeps the filter across reloads and visits. A filter in the URL takes precedence, because someone may have
 * shared it.
 */
export function useChallengeFilter(game: number): {
  chosen: ChallengeFilterInUrl
  choose: (change: Partial<ChallengeFilterInUrl>) => void
} {
  const [params, setParams] = useSearchParams()
  const [kept, keep] = useKeptFilter(game)
  const saysHow = NAMES.some((name) => params.has(name))
  const chosen = readChallengeFilter(saysHow ? params : new URLSearchParams(kept))
  return {
    chosen,
    choose(change) {
      const next = printChallengeFilter({ ...chosen, ...change })
      keep(new URLSearchParams(next).toString())
      // Renders immediately, because the next key reads the address of the last render.
      setParams(next, { replace: true, flushSync: true })
    },
  }
}

export function readChallengeFilter(params: URLSearchParams): ChallengeFilterInUrl {
  return {
    tag: CHALLENGE_TAGS.find((tag) => tag === params.get('category')) ?? null,
    shown: SHOWN.find((shown) => shown === params.get('show')) ?? NOTHING.shown,
    order: ORDERS.find((order) => order === params.get('order')) ?? NOTHING.order,
    look: LOOKS.find((look) => look === params.get('look')) ?? NOTHING.look,
  }
}

export function printChallengeFilter({
  tag,
  shown,
  order,
  look,
}: ChallengeFilterInUrl): Record<string, string> {
  return {
    ...(tag === null ? {} : { category: tag }),
    ...(shown === NOTHING.shown ? {} : { show: shown }),
    ...(order === NOTHING.order ? {} : { order }),
    ...(look === NOTHING.look ? {} : { look }),
  }
}
