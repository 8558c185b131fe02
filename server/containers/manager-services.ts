import type { Journal } from '#server/log/platform-log.ts'
import type { Changes } from './container-transitions.ts'
import type { LettingGo, RuntimeMeans } from './container-stopper.ts'
import type { Waiting } from './start-waiters.ts'

/** Of what carries wishes out, and of what ends containers. */
export interface KeepingMeans extends RuntimeMeans {
  changes: Changes
  lettingGo: LettingGo
  waiting: Waiting
  journal: Pick<Journal, 'write'>
}
