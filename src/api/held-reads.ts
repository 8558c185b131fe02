/** Reads that the rate limit has delayed. They are sent again after the time that the server sent. */
export interface HeldReads {
  /** The device's time at which the last of them is sent again. Null: none waits. */
  until: () => number | null
  follow: (onChange: () => void) => () => void
  /** Resolves after `ms`, or when the caller gives up. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

export function openHeldReads(device: () => number): HeldReads {
  const ends = new Set<{ at: number }>()
  const followers = new Set<() => void>()
  let last: number | null = null
  const change = () => {
    last = ends.size === 0 ? null : Math.max(...[...ends].map(({ at }) => at))
    followers.forEach((follower) => follower())
  }
  return {
    until: () => last,
    follow(onChange) {
      followers.add(onChange)
      return () => void followers.delete(onChange)
    },
    async wait(ms, signal) {
      const end = { at: device() + ms }
      ends.add(end)
      change()
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
        if (signal?.aborted) resolve()
      })
      ends.delete(end)
      change()
    },
  }
}
