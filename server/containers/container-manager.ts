import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Config } from '#server/config/config.ts'
import type { HubSender } from '#server/live/hub-messages.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'
import type { Store } from '#server/store/store.ts'
import { openContainerTransitions } from './container-transitions.ts'
import { openContainerStopper } from './container-stopper.ts'
import type { ContainerProvider } from './provider.ts'
import { openReconciler } from './reconciler.ts'
import type { StartServices } from './start-container.ts'
import { openStartQueue } from './start-queue.ts'
import { openStartWaiters, type StartOutcome } from './start-waiters.ts'

/** Sees to it that what should run does run, and nothing else. What should run is in the store. */
export interface ContainerManager {
  /** Whether there is anything that could run containers. */
  readonly hasRuntime: boolean
  /** After the commit: what became of a wish, as soon as that is known or somebody has waited long enough. */
  outcomeOf(guid: string): Promise<StartOutcome>
  /** After the commit: rids the runtime of one that is leaving. False when it was not rid of it yet, and goes on trying. */
  letGo(guid: string): Promise<boolean>
  /** After the commit of anything by which a container may have to end, or will end later than it would have. */
  look(): void
  /** Nobody waits any longer: their wishes are stored, and they are told so. */
  dismiss(): void
  close(): Promise<void>
}

type Needs = {
  store: Store
  clock: Clock
  ids: Ids
  logger: Logger
  containers: ContainerProvider | null
  config: Pick<Config, 'containerStarts'>
  live: HubSender
  streams: StreamWriter
  journal: Pick<PlatformLog, 'write'>
} & Pick<StartServices, 'onTried'>

export function openContainerManager(means: Needs): ContainerManager {
  const { containers: provider, config } = means
  if (provider === null) return NO_RUNTIME
  const by = means.ids.guid()
  const waiting = openStartWaiters(means)
  const lettingGo = openContainerStopper({ ...means, provider, by })
  const own = { ...means, provider, by, waiting, lettingGo, changes: openContainerTransitions(means) }
  const starter = openStartQueue({ ...own, atOnce: config.containerStarts, onRunning: () => reconciler.look() })
  const reconciler = openReconciler({ ...own, abandon: (guid) => starter.abandon(guid) })
  return {
    hasRuntime: true,
    outcomeOf: (guid) => {
      const outcome = waiting.outcomeOf(guid)
      starter.look()
      return outcome
    },
    letGo: async (guid) => {
      waiting.settled(guid, { kind: 'ended' })
      return starter.abandon(guid) || lettingGo.one(guid)
    },
    look: () => reconciler.look(),
    dismiss: () => waiting.close(),
    close: async () => {
      waiting.close()
      await Promise.all([starter.close(), reconciler.close()])
    },
  }
}

const NO_RUNTIME: ContainerManager = {
  hasRuntime: false,
  outcomeOf: async () => ({ kind: 'ended' }),
  letGo: async () => true,
  look: () => {},
  dismiss: () => {},
  close: async () => {},
}
