import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Config } from '#server/config/config.ts'
import type { Publish } from '#server/live/publisher.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import type { Store } from '#server/store/store.ts'
import { openContainerTransitions } from './container-transitions.ts'
import { openContainerStopper } from './container-stopper.ts'
import type { ContainerProvider } from './provider.ts'
import { openReconciler } from './reconciler.ts'
import type { StartServices } from './start-container.ts'
import { openStartQueue } from './start-queue.ts'
import { openStartWaiters, type StartOutcome } from './start-waiters.ts'

/** Keeps exactly those containers running that the store lists. */
export interface ContainerManager {
  /** False: no provider of containers was found. */
  readonly hasRuntime: boolean
  /**
   * Must be called after the commit. Resolves to the outcome of the start, or to `waiting` if the wait ended
   * first.
   */
  waitForStart(guid: string): Promise<StartOutcome>
  /**
   * Must be called after the commit. Removes a leaving container from the runtime. Resolves to false if that
   * failed; a later check then repeats it.
   */
  stop(guid: string): Promise<boolean>
  /** Must be called after the commit of a change that moves the end of a container. */
  checkNow(): void
  /** Answers all waiting requests with `waiting`. Their start requests stay stored. */
  stopWaiting(): void
  close(): Promise<void>
}

type Needs = {
  store: Store
  clock: Clock
  ids: Ids
  logger: Logger
  containers: ContainerProvider | null
  config: Pick<Config, 'containerStarts'>
  publish: Publish
  platformLog: Pick<PlatformLog, 'write'>
} & Pick<StartServices, 'onStartFinished'>

export function openContainerManager(needs: Needs): ContainerManager {
  const { containers: provider, config } = needs
  if (provider === null) return NO_RUNTIME
  const by = needs.ids.guid()
  const startWaiters = openStartWaiters(needs)
  const stopper = openContainerStopper({ ...needs, provider, by })
  const own = { ...needs, provider, by, startWaiters, stopper, changes: openContainerTransitions(needs) }
  const startQueue = openStartQueue({
    ...own,
    atOnce: config.containerStarts,
    onRunning: () => reconciler.checkNow(),
  })
  const reconciler = openReconciler({ ...own, abandon: (guid) => startQueue.abandon(guid) })
  return {
    hasRuntime: true,
    waitForStart: (guid) => {
      const outcome = startWaiters.waitForStart(guid)
      startQueue.checkNow()
      return outcome
    },
    stop: async (guid) => {
      startWaiters.settled(guid, { kind: 'ended' })
      return startQueue.abandon(guid) || stopper.one(guid)
    },
    checkNow: () => reconciler.checkNow(),
    stopWaiting: () => startWaiters.close(),
    close: async () => {
      startWaiters.close()
      await Promise.all([startQueue.close(), reconciler.close()])
    },
  }
}

const NO_RUNTIME: ContainerManager = {
  hasRuntime: false,
  waitForStart: async () => ({ kind: 'ended' }),
  stop: async () => true,
  checkNow: () => {},
  stopWaiting: () => {},
  close: async () => {},
}
