import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Lease } from '#server/store/rows/container.ts'
import type { Store } from '#server/store/store.ts'
import { waitAtMost } from '#server/base/deadline.ts'
import type { ContainerProvider } from './provider.ts'

/** Removes containers in the phase `Leaving` from the runtime. */
export interface ContainerStopper {
  /**
   * Stops a container that no process holds. Resolves to true if it has stopped, or if another process will
   * stop it.
   */
  one(guid: string): Promise<boolean>
  /** Stops a container that this process holds. */
  own(guid: string): Promise<boolean>
  /** Stops all containers that are leaving and that no process holds. */
  all(): Promise<void>
}

/** A runtime that does not respond must not delay everything else. */
export const STOP_LIMIT_MS = 30_000
const AT_ONCE = 8

export interface RuntimeServices {
  store: Pick<Store, 'containers'>
  clock: Clock
  provider: ContainerProvider
  by: string
  logger: Pick<Logger, 'warn'>
}

/**
 * A container that `all` could not stop keeps its lease for a while, so that a broken runtime is not called
 * again and again.
 */
export function openContainerStopper({
  store: { containers },
  clock,
  provider,
  by,
  logger,
}: RuntimeServices): ContainerStopper {
  const lease = (): Lease => ({ by, now: clock.now(), until: clock.now() + 2 * STOP_LIMIT_MS })
  const own = async (guid: string) => {
    try {
      if ((await waitAtMost(STOP_LIMIT_MS, provider.stop(guid))) === 'late')
        throw new Error('the runtime does not answer')
    } catch (error) {
      logger.warn({ err: error, container: guid }, 'a container was not stopped')
      return false
    }
    await containers.remove(guid)
    return true
  }
  return {
    own,
    one: async (guid) => {
      const claimed = await containers.claimLeaving(lease(), guid)
      if (claimed.length === 0 || (await own(guid))) return true
      // Gives the lease back, so that the next request does not wait for its end.
      await containers.putBack([guid], by)
      return false
    },
    all: async () => {
      const waiting = await containers.claimLeaving(lease())
      const work = async () => {
        for (let guid = waiting.shift(); guid !== undefined; guid = waiting.shift()) await own(guid)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    },
  }
}
