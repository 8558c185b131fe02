export type FieldValue = string | number | boolean | null | readonly string[]
/** What an editor edits, field by field, in the order of its form. */
export type FormFields = Readonly<Record<string, FieldValue>>

export interface MergeResult {
  /** What only one side changed is as that side has it; what both changed is as `mine` has it. */
  fields: FormFields
  /** Both changed these, and not to the same: somebody has to choose. */
  torn: readonly string[]
  /** Only `theirs` changed these. */
  taken: readonly string[]
}

/** Three ways of the same fields: what both began with, and what became of it on each side. */
export function merge(base: FormFields, mine: FormFields, theirs: FormFields): MergeResult {
  const fields: Record<string, FieldValue> = { ...theirs }
  const [torn, taken]: [string[], string[]] = [[], []]
  for (const field of Object.keys(theirs)) {
    if (isSameValue(mine[field], theirs[field])) continue
    const isTheirs = !isSameValue(base[field], theirs[field])
    // The server trims what it stores. A save whose answer was lost comes back trimmed, and is no conflict.
    if (isSameValue(mine[field], base[field]) || (isTheirs && isSameTrimmed(mine[field], theirs[field])))
      taken.push(field)
    else {
      fields[field] = mine[field] ?? null
      if (isTheirs) torn.push(field)
    }
  }
  return { fields, torn, taken }
}

/** The fields in which two differ, in the order of the form. */
export function differingFields(one: FormFields, other: FormFields): readonly string[] {
  return Object.keys(one).filter((field) => !isSameValue(one[field], other[field]))
}

/** Whether both have the same fields with values of the same kind: null stands for any. */
export function haveSameFields(one: FormFields, other: FormFields): boolean {
  const fields = Object.keys(one)
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => field in other && isSameKind(one[field], other[field]))
  )
}

function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (!isList(one) || !isList(other)) return one === other
  return one.length === other.length && one.every((entry, at) => entry === other[at])
}

function isSameTrimmed(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.trim() === other.trim()
}

function isSameKind(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return one === null || other === null || (isList(one) ? isList(other) : typeof one === typeof other)
}

function isList(value: FieldValue | undefined): value is readonly string[] {
  return Array.isArray(value)
}
