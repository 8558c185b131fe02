import * as calls from '#contract/calls/storage.ts'
import { serve } from '#server/modules/serve.ts'
import type { Storage, StorageTable } from '#contract/models/storage.ts'
import { boundsOf, RETENTION, type RetentionSettings } from '#server/store/retention.ts'
import type { TableSize } from '#server/store/table-sizes.ts'
import type { Services } from '#server/modules/services.ts'

export const storageRoutes = [serve(calls.getStorage, (_, services) => getStorage(services))]

async function getStorage({ store, config }: Pick<Services, 'store' | 'config'>): Promise<Storage> {
  const sizes = await store.tableSizes.list()
  return {
    tables: sizes.map((size) => toTable(size, config)),
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

function toTable(size: TableSize, settings: RetentionSettings): StorageTable {
  // A table that this version does not know belongs to another program.
  const retention = RETENTION[size.name] ?? { kind: 'Kept' }
  const table = { ...size, rule: retention.kind, days: null, most: null, owner: null }
  if (retention.kind === 'Limited') return { ...table, ...boundsOf(retention.of, settings) }
  return retention.kind === 'Owned' ? { ...table, owner: retention.owner } : table
}
