import type { Container, Lease } from '#server/store/rows/container.ts'
import { waitAtMost } from '#server/base/deadline.ts'
import { ABANDONED, CLOSED, startContainer, type StartServices } from './start-container.ts'

/** Starts queued containers in their order, a limited number at a time. */
export interface StartQueue {
  /** Must be called when a container may be ready to start. */
  checkNow(): void
  /**
   * Stops a start. Returns true if this process was starting the container, because it will clean up then.
   */
  abandon(guid: string): boolean
  /** Returns unfinished starts to the queue, for another process. */
  close(): Promise<void>
}

/** A process renews its leases three times in this time. If it does not, another process takes over. */
const LEASE_MS = 15_000
const RENEW_MS = LEASE_MS / 3
/** A killed or busy process sends no notification, so the queue is also checked this often. */
const LOOK_MS = 1000
const CLOSE_LIMIT_MS = 5000

type Needs = StartServices & { atOnce: number }
interface RunningStart {
  stop: AbortController
  work: Promise<void>
}

export function openStartQueue(needs: Needs): StartQueue {
  const { clock, atOnce, by, logger } = needs
  const { containers } = needs.store
  const hands = new Map<string, RunningStart>()
  let isClosed = false
  let isWanted = false
  let filling: Promise<void> | null = null

  const take = (container: Container) => {
    const stop = new AbortController()
    const work = startContainer(container, { ...needs, signal: stop.signal, lease: leaseOf })
      // The lease expires. Then the container is claimed again.
      .catch((error: unknown) =>
        logger.warn({ err: error, container: container.guid }, 'a container was left half started'),
      )
      .finally(() => {
        hands.delete(container.guid)
        checkNow()
      })
    hands.set(container.guid, { stop, work })
  }
  const leaseOf = (): Lease => ({ by, now: clock.now(), until: clock.now() + LEASE_MS })
  const fill = async () => {
    while (isWanted && !isClosed) {
      isWanted = false
      if (hands.size >= atOnce) return
      for (const container of await containers.claim(atOnce - hands.size, leaseOf())) {
        // If its lease has run out, this process may claim a container again that it is still starting.
        if (!hands.has(container.guid)) take(container)
      }
    }
  }
  const checkNow = () => {
    isWanted = true
    if (isClosed || filling !== null) return
    filling = fill()
      .catch((error: unknown) => logger.warn({ err: error }, 'containers that wait cannot be looked up'))
      .finally(() => {
        filling = null
        if (isWanted && hands.size < atOnce) checkNow()
      })
  }

  let cancelLook = () => {}
  const lookAgain = () => {
    checkNow()
    cancelLook = clock.after(LOOK_MS, lookAgain)
  }
  let cancelRenewal = () => {}
  const renew = async () => {
    try {
      const held = [...hands.keys()]
      const own = held.length === 0 ? [] : await containers.renew(held, leaseOf())
      for (const guid of held) if (!own.includes(guid)) hands.get(guid)?.stop.abort(ABANDONED)
    } catch (error) {
      logger.warn({ err: error }, 'containers in hand were not held on to')
    }
    cancelRenewal = isClosed ? cancelRenewal : clock.after(RENEW_MS, () => void renew())
  }
  lookAgain()
  void renew()

  return {
    checkNow,
    abandon: (guid) => {
      hands.get(guid)?.stop.abort(ABANDONED)
      return hands.has(guid)
    },
    close: async () => {
      isClosed = true
      cancelLook()
      cancelRenewal()
      await filling
      for (const { stop } of hands.values()) stop.abort(CLOSED)
      await waitAtMost(CLOSE_LIMIT_MS, Promise.all([...hands.values()].map(({ work }) => work)))
      cancelRenewal()
    },
  }
}
