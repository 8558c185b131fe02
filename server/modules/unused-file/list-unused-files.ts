import type { UnusedFiles } from '#contract/models/unused-file.ts'
import { toIso } from '#contract/models/time.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Services } from '#server/modules/services.ts'

/** A day, because an organiser may still be writing the text that will link to a new upload. */
const PATIENCE_MS = 24 * 3_600_000

export const unusedSince = (clock: Clock): number => clock.now() - PATIENCE_MS

export async function listUnused(
  { count, skip }: { count: number; skip: number },
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<UnusedFiles> {
  const before = unusedSince(clock)
  const files = store.unusedFiles
  const [rows, total] = await Promise.all([
    files.list(before, { count: Math.min(count, MAX_PAGE_SIZE), skip }),
    files.total(before),
  ])
  const data = rows.map(({ storedAt, ...file }) => ({ ...file, storedAt: toIso(storedAt) }))
  return { data, length: data.length, total: total.count, totalSize: total.size }
}
