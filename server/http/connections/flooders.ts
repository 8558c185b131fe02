import { type Clock, steadyClock } from '#server/base/clock.ts'

/**
 * Each flood costs the parsing of one chunk, up to 1,700 requests. With a limit of one, a single client could
 * block everyone else at its address.
 */
export const MAX_FLOODS = 20
export const FLOOD_WINDOW_MS = 10_000

/**
 * Networks whose connections were closed because they sent too many requests without waiting for a response.
 */
export interface Flooders {
  add(network: string): void
  /** Whether new connections of the network are refused, until the window ends. */
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
