import type { Change } from '#server/live/change.ts'
import type { PlannerMode, Tables } from '#server/store/store.ts'
import type { Services } from './services.ts'

/** Runs one transaction and publishes its changes after the commit. A rolled back one publishes nothing. */
export async function commit<Value>(
  { store, publish }: Pick<Services, 'store' | 'publish'>,
  work: (tables: Tables, changes: Change[]) => Promise<Value>,
  plans?: PlannerMode,
): Promise<Value> {
  const changes: Change[] = []
  const value = await store.transaction((tables) => work(tables, changes), plans)
  publish(changes)
  return value
}
