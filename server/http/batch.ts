import type { BatchResultModel } from '#contract/models/batch.ts'
import type { Language } from '#contract/rules/language.ts'
import { Refusal, refuse } from './refusal.ts'
import { titleOf } from './titles.ts'

/** Used for calls that carry out each item on its own. */
const MAX_BATCH = 100

export function requireBatch(ids: readonly unknown[]): void {
  if (ids.length > MAX_BATCH) throw refuse(400, 'batchTooLong', { count: MAX_BATCH })
}

/** Used for calls that store all rows in one transaction. */
const MAX_BULK = 5000

export function requireBulk(items: readonly unknown[]): void {
  if (items.length > MAX_BULK) throw refuse(400, 'batchTooLong', { count: MAX_BULK })
}

/** A refusal becomes the result of this item. Any other error ends the batch. */
export async function toBatchResult(
  id: string | number,
  language: Language,
  work: () => Promise<unknown>,
): Promise<BatchResultModel> {
  try {
    await work()
    return { id: String(id), status: 200, title: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { id: String(id), status: error.status, title: titleOf(error.title, language, error.fill) }
  }
}
