import { haveSameFields, type FormFields, type FieldValue } from './three-way-merge.ts'

/** What the server has of a thing. */
export interface StoredVersion {
  fields: FormFields
  /** Null on a server that counts none: there the last save wins. */
  version: string | null
}
/** What was typed and not saved, with what it was made from. */
export interface Draft extends StoredVersion {
  typed: FormFields
  keptAt: number
}

/**
 * A draft comes back from a store that others write to as well: what is none, or is of another form than what
 * it would go into, is left.
 */
export function readDraft(kept: unknown, blank: FormFields): Draft | null {
  if (!isRecord(kept)) return null
  const { fields, typed, version, keptAt } = kept
  if (!isFields(fields) || !isFields(typed) || typeof keptAt !== 'number') return null
  if (version !== null && typeof version !== 'string') return null
  return haveSameFields(fields, blank) && haveSameFields(typed, blank)
    ? { fields, typed, version, keptAt }
    : null
}

function isFields(value: unknown): value is FormFields {
  return isRecord(value) && Object.values(value).every(isFieldValue)
}

function isFieldValue(value: unknown): value is FieldValue {
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'string')
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
