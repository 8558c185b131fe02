import type { Draft, Stored } from './draft.ts'
import { differing, merge, type Fields, type FieldValue } from './three-way-merge.ts'

export type Side = 'mine' | 'theirs'
/** What stands in the form, and what it is measured against. */
export interface Editing {
  seen: Stored
  typed: Fields
  /** What somebody else has saved since, while the two are compared. */
  theirs: Stored | null
  choices: Readonly<Record<string, Side>>
}
/** One row of the comparison. What only they have changed is taken as it is; what both have, somebody chooses. */
export interface Difference {
  field: string
  mine: FieldValue
  theirs: FieldValue
  by: 'both' | 'theirs'
  choice: Side | null
}

export function begun(stored: Stored): Editing {
  return { seen: stored, typed: stored.fields, theirs: null, choices: {} }
}

/** A draft goes on where it was left, unless what it was made from has changed. */
export function resumed({ fields, version, typed }: Draft, stored: Stored): Editing {
  return compared({ seen: { fields, version }, typed, theirs: null, choices: {} }, stored)
}

export function compared(editing: Editing, theirs: Stored): Editing {
  const { fields, torn, taken } = merge(editing.seen.fields, editing.typed, theirs.fields)
  if (torn.length === 0 && taken.length === 0) return { seen: theirs, typed: fields, theirs: null, choices: {} }
  return { ...editing, theirs, choices: {} }
}

/** What was typed while the save was under way stays typed. */
export function saved({ typed }: Editing, sent: Fields, stored: Stored): Editing {
  return { ...begun(stored), typed: merge(sent, typed, stored.fields).fields }
}

export function differencesOf({ seen, typed, theirs, choices }: Editing): readonly Difference[] {
  if (!theirs) return []
  const { torn, taken } = merge(seen.fields, typed, theirs.fields)
  return Object.keys(theirs.fields).flatMap((field) => {
    const by = torn.includes(field) ? 'both' : taken.includes(field) ? 'theirs' : null
    if (!by) return []
    return [
      { field, mine: typed[field] ?? null, theirs: theirs.fields[field] ?? null, by, choice: by === 'both' ? (choices[field] ?? null) : 'theirs' },
    ]
  })
}

/** The choices in force, on top of what they have saved. */
export function settled(editing: Editing): Editing {
  const { seen, typed, theirs, choices } = editing
  if (!theirs) return editing
  const { fields, torn } = merge(seen.fields, typed, theirs.fields)
  const given = torn.filter((field) => choices[field] === 'theirs').map((field) => [field, theirs.fields[field] ?? null] as const)
  return { ...begun(theirs), typed: { ...fields, ...Object.fromEntries(given) } }
}

export function changesOf({ seen, typed }: Editing): readonly string[] {
  return differing(seen.fields, typed)
}

/** Null when there is nothing that a draft would bring back. */
export function toDraft({ seen, typed, theirs }: Editing, keptAt: number): Draft | null {
  return theirs === null && differing(seen.fields, typed).length === 0 ? null : { ...seen, typed, keptAt }
}
