import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { LocalFile } from '#contract/models/file.ts'
import type { Services } from '#server/modules/services.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'

/** `total` counts the rows of this page only, as in the base wire. */
export async function listStored(
  { count, skip }: { count: number; skip: number },
  { store }: Pick<Services, 'store'>,
): Promise<ArrayResponse<LocalFile>> {
  const data = await store.files.list({ count: Math.min(count, MAX_PAGE_SIZE), skip })
  return { data, length: data.length, total: data.length }
}
