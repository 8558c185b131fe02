import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { LocalFile } from '#contract/models/file.ts'
import { filesOn } from '#server/store/files.ts'
import type { Around } from '#server/modules/services.ts'
import { MOST_LISTED } from '#server/http/page-size.ts'

/** `total` is that of the page: so the base wire has it. */
export async function listStored(
  { count, skip }: { count: number; skip: number },
  { store }: Pick<Around, 'store'>,
): Promise<ArrayResponse<LocalFile>> {
  const data = await filesOn(store.sql).list({ count: Math.min(count, MOST_LISTED), skip })
  return { data, length: data.length, total: data.length }
}
