import { LONGEST_TITLE } from '#contract/rules/edit-limits.ts'
import { refuse } from './refusal.ts'

/** What the contract leaves unbounded; each throws the refusal of what goes beyond. */
export function boundText(field: string, text: string | null | undefined, limit: number): void {
  if (text && text.length > limit) throw refuse(400, 'fieldTooLong', { field, limit })
}

export function boundList(field: string, entries: readonly unknown[] | null | undefined, limit: number): void {
  if (entries && entries.length > limit) throw refuse(400, 'fieldTooMany', { field, limit })
}

export function boundTexts(field: string, texts: readonly string[] | null | undefined, most: number, longest = LONGEST_TITLE): void {
  boundList(field, texts, most)
  for (const text of texts ?? []) boundText(field, text, longest)
}
