import { useSearchParams } from 'react-router-dom'
import { CHALLENGE_TAGS, type ChallengeTag } from '#contract/models/challenge-names.ts'

export const SHOWN = ['all', 'unsolved', 'solved', 'new'] as const
export const ORDERS = ['category', 'score', 'solves', 'name'] as const
export interface ChallengeFilter {
  text: string
  tag: ChallengeTag | null
  shown: (typeof SHOWN)[number]
  order: (typeof ORDERS)[number]
}
/** What stands in the address. */
export type ChallengeFilterInUrl = Omit<ChallengeFilter, 'text'>

const NOTHING: ChallengeFilterInUrl = { tag: null, shown: 'all', order: 'category' }

/** Whoever reloads, or comes back from a challenge, finds the list as it was. */
export function useChallengeFilter(): { chosen: ChallengeFilterInUrl; choose: (change: Partial<ChallengeFilterInUrl>) => void } {
  const [params, setParams] = useSearchParams()
  const chosen = readChallengeFilter(params)
  return { chosen, choose: (change) => setParams(printChallengeFilter({ ...chosen, ...change }), { replace: true }) }
}

export function readChallengeFilter(params: URLSearchParams): ChallengeFilterInUrl {
  return {
    tag: CHALLENGE_TAGS.find((tag) => tag === params.get('category')) ?? null,
    shown: SHOWN.find((shown) => shown === params.get('show')) ?? NOTHING.shown,
    order: ORDERS.find((order) => order === params.get('order')) ?? NOTHING.order,
  }
}

export function printChallengeFilter({ tag, shown, order }: ChallengeFilterInUrl): Record<string, string> {
  return {
    ...(tag === null ? {} : { category: tag }),
    ...(shown === NOTHING.shown ? {} : { show: shown }),
    ...(order === NOTHING.order ? {} : { order }),
  }
}
