import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Config } from '#server/config/config.ts'
import type { Live } from '#server/live/hub-messages.ts'
import type { Journal } from '#server/log/platform-log.ts'
import type { Streams } from '#server/live/streams/stream-writer.ts'
import type { Store } from '#server/store/store.ts'
import { openChanges } from './container-transitions.ts'
import { openLettingGo } from './container-stopper.ts'
import type { ContainerProvider } from './provider.ts'
import { openReconciler } from './reconciler.ts'
import type { StartMeans } from './start-container.ts'
import { openStarter } from './start-queue.ts'
import { openWaiting, type Outcome } from './start-waiters.ts'

/** Sees to it that what should run does run, and nothing else. What should run is in the store. */
export interface ContainerKeeper {
  /** Whether there is anything that could run containers. */
  readonly hasRuntime: boolean
  /** After the commit: what became of a wish, as soon as that is known or somebody has waited long enough. */
  outcomeOf(guid: string): Promise<Outcome>
  /** After the commit: rids the runtime of one that is leaving. False when it was not rid of it yet, and goes on trying. */
  letGo(guid: string): Promise<boolean>
  /** After the commit of anything by which a container may have to end, or will end later than it would have. */
  look(): void
  /** Nobody waits any longer: their wishes are stored, and they are told so. */
  dismiss(): void
  close(): Promise<void>
}

type Means = {
  store: Store
  clock: Clock
  ids: Ids
  logger: Logger
  containers: ContainerProvider | null
  config: Pick<Config, 'containerStarts'>
  live: Live
  streams: Streams
  journal: Pick<Journal, 'write'>
} & Pick<StartMeans, 'onTried'>

export function openKeeper(means: Means): ContainerKeeper {
  const { containers: provider, config } = means
  if (provider === null) return NO_RUNTIME
  const by = means.ids.guid()
  const waiting = openWaiting(means)
  const lettingGo = openLettingGo({ ...means, provider, by })
  const own = { ...means, provider, by, waiting, lettingGo, changes: openChanges(means) }
  const starter = openStarter({ ...own, atOnce: config.containerStarts, onRunning: () => reconciler.look() })
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

const NO_RUNTIME: ContainerKeeper = {
  hasRuntime: false,
  outcomeOf: async () => ({ kind: 'ended' }),
  letGo: async () => true,
  look: () => {},
  dismiss: () => {},
  close: async () => {},
}
