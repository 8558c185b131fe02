import type { Journal } from '#server/modules/log/journal.ts'
import type { Changes } from './changes.ts'
import type { LettingGo, RuntimeMeans } from './letting-go.ts'
import type { Waiting } from './waiting.ts'

/** Of what carries wishes out, and of what ends containers. */
export interface KeepingMeans extends RuntimeMeans {
  changes: Changes
  lettingGo: LettingGo
  waiting: Waiting
  journal: Pick<Journal, 'write'>
}
