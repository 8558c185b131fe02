import { type Clock, steadyClock } from '#server/base/clock.ts'

/**
 * Each costs the server what is parsed of one chunk, up to 1,700 requests. One is not enough: a single client
 * of a venue would keep all others of its address out.
 */
export const MAX_FLOODS = 20
export const FLOOD_WINDOW_MS = 10_000

/** The networks whose connections were closed for too many requests without a response. */
export interface Flooders {
  add(network: string): void
  /** Whether it is refused new connections until the window is over. */
  has(network: string): boolean
}

export function openFlooders(clock: Pick<Clock, 'now'> = steadyClock): Flooders {
  const floods = new Map<string, number>()
  let endsAt = 0
  const forgetOld = () => {
    const now = clock.now()
    if (now < endsAt) return
    floods.clear()
    endsAt = now + FLOOD_WINDOW_MS
  }
  return {
    add: (network) => {
      forgetOld()
      floods.set(network, (floods.get(network) ?? 0) + 1)
    },
    has: (network) => {
      forgetOld()
      return (floods.get(network) ?? 0) >= MAX_FLOODS
    },
  }
}
