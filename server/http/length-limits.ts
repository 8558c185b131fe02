import { MAX_TITLE_LENGTH } from '#contract/rules/edit-limits.ts'
import { refuse } from './refusal.ts'

/** Limits that the contract leaves open, because the base wire has none. Each function throws the refusal. */
export function checkTextLength(field: string, text: string | null | undefined, limit: number): void {
  if (text && text.length > limit) throw refuse(400, 'fieldTooLong', { field, limit })
}

export function checkListLength(
  field: string,
  entries: readonly unknown[] | null | undefined,
  limit: number,
): void {
  if (entries && entries.length > limit) throw refuse(400, 'fieldTooMany', { field, limit })
}

export function checkTextLengths(
  field: string,
  texts: readonly string[] | null | undefined,
  most: number,
  longest = MAX_TITLE_LENGTH,
): void {
  checkListLength(field, texts, most)
  for (const text of texts ?? []) checkTextLength(field, text, longest)
}
