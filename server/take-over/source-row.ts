import { isGuid } from '#server/base/guid.ts'
import type { BaseValues } from '#server/store/base-database.ts'
import type { BaseSelect } from '#server/store/base-selects.ts'

/** A row of the base database, and what names it. */
export interface SourceRow {
  place: Pick<BaseSelect, 'table' | 'key'>
  values: BaseValues
}

/** The row cannot be taken, so nothing is. */
export class BadRowError extends Error {}
/** The row belongs to another XOR key. */
export class OtherKeyRowError extends BadRowError {}

export const placeOfRow = ({ place, values }: SourceRow): string =>
  `${place.table} ${place.key.map((column) => `${column} ${String(values[column])}`).join(', ')}`

export function bad(row: SourceRow, why: string): never {
  throw new BadRowError(`${placeOfRow(row)}: ${why}`)
}

export function text(row: SourceRow, column: string): string {
  return textOrNull(row, column) ?? bad(row, `${column} is null`)
}

export function textOrNull(row: SourceRow, column: string): string | null {
  const value = row.values[column] ?? null
  return value === null || typeof value === 'string' ? value : bad(row, `${column} is no text`)
}

/** Null: there is none, or it is empty. */
export function filledOrNull(row: SourceRow, column: string): string | null {
  const value = textOrNull(row, column)
  return value === '' ? null : value
}

export function number(row: SourceRow, column: string): number {
  return numberOrNull(row, column) ?? bad(row, `${column} is null`)
}

export function numberOrNull(row: SourceRow, column: string): number | null {
  const value = row.values[column] ?? null
  if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value
  return bad(row, `${column} is no number`)
}

export function flag(row: SourceRow, column: string): boolean {
  const value = row.values[column]
  return typeof value === 'boolean' ? value : bad(row, `${column} is neither true nor false`)
}

export function guid(row: SourceRow, column: string): string {
  return guidOrNull(row, column) ?? bad(row, `${column} is null`)
}

export function guidOrNull(row: SourceRow, column: string): string | null {
  const value = textOrNull(row, column)
  return value === null || isGuid(value) ? (value?.toLowerCase() ?? null) : bad(row, `${column} is no GUID`)
}

function parsed(row: SourceRow, column: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return bad(row, `${column} is no JSON`)
  }
}

const isTexts = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((entry) => typeof entry === 'string')

/** A list of texts, which base databases store as JSON. */
export function textsOrNull(row: SourceRow, column: string): string[] | null {
  const value = textOrNull(row, column)
  if (value === null || value.trim() === '') return null
  const found = parsed(row, column, value)
  if (found === null) return null
  return isTexts(found) ? found : bad(row, `${column} is no list of texts`)
}

export function oneOf<Name>(row: SourceRow, column: string, names: readonly Name[]): Name {
  const value = number(row, column)
  return names[value] ?? bad(row, `${column} is ${value}, which means nothing`)
}
