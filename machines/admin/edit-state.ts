import type { Draft, StoredVersion } from './draft.ts'
import { differingFields, merge, type FormFields, type FieldValue } from './three-way-merge.ts'

export type MergeSide = 'mine' | 'theirs'
/** What stands in the form, and what it is measured against. */
export interface EditState {
  seen: StoredVersion
  typed: FormFields
  /** What somebody else has saved since, while the two are compared. */
  theirs: StoredVersion | null
  choices: Readonly<Record<string, MergeSide>>
}
/**
 * One row of the comparison. What only they have changed is taken as it is; what both have, somebody chooses.
 */
export interface Difference {
  field: string
  mine: FieldValue
  theirs: FieldValue
  by: 'both' | 'theirs'
  choice: MergeSide | null
}

export function startEditing(stored: StoredVersion): EditState {
  return { seen: stored, typed: stored.fields, theirs: null, choices: {} }
}

/** A draft goes on where it was left, unless what it was made from has changed. */
export function resumeDraft({ fields, version, typed }: Draft, stored: StoredVersion): EditState {
  return compareWith({ seen: { fields, version }, typed, theirs: null, choices: {} }, stored)
}

export function compareWith(editing: EditState, theirs: StoredVersion): EditState {
  const { fields, torn, taken } = merge(editing.seen.fields, editing.typed, theirs.fields)
  if (torn.length === 0 && taken.length === 0)
    return { seen: theirs, typed: fields, theirs: null, choices: {} }
  return { ...editing, theirs, choices: {} }
}

/** What was typed while the save was under way stays typed. */
export function afterSave({ typed }: EditState, sent: FormFields, stored: StoredVersion): EditState {
  return { ...startEditing(stored), typed: merge(sent, typed, stored.fields).fields }
}

export function differencesOf({ seen, typed, theirs, choices }: EditState): readonly Difference[] {
  if (!theirs) return []
  const { torn, taken } = merge(seen.fields, typed, theirs.fields)
  return Object.keys(theirs.fields).flatMap((field) => {
    const by = torn.includes(field) ? 'both' : taken.includes(field) ? 'theirs' : null
    if (!by) return []
    return [
      {
        field,
        mine: typed[field] ?? null,
        theirs: theirs.fields[field] ?? null,
        by,
        choice: by === 'both' ? (choices[field] ?? null) : 'theirs',
      },
    ]
  })
}

/** The choices in force, on top of what they have saved. */
export function applyChoices(editing: EditState): EditState {
  const { seen, typed, theirs, choices } = editing
  if (!theirs) return editing
  const { fields, torn } = merge(seen.fields, typed, theirs.fields)
  const given = torn
    .filter((field) => choices[field] === 'theirs')
    .map((field) => [field, theirs.fields[field] ?? null] as const)
  return { ...startEditing(theirs), typed: { ...fields, ...Object.fromEntries(given) } }
}

export function changesOf({ seen, typed }: EditState): readonly string[] {
  return differingFields(seen.fields, typed)
}

/** Null when there is nothing that a draft would bring back. */
export function toDraft({ seen, typed, theirs }: EditState, keptAt: number): Draft | null {
  return theirs === null && differingFields(seen.fields, typed).length === 0
    ? null
    : { ...seen, typed, keptAt }
}
