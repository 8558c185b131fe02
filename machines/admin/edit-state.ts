import {
  blankForm,
  differing,
  isForm,
  merge,
  replaced,
  type FieldTable,
  type FieldValue,
  type FormOf,
} from '#contract/fields/field.ts'

/** A thing as the server has it. */
export interface StoredVersion<Form> {
  fields: Form
  /** Null on a server without versions. There the last save wins. */
  version: string | null
}
/** Unsaved edits, with the stored version that they began with. */
export interface Draft<Form> extends StoredVersion<Form> {
  typed: Form
  keptAt: number
}
export type MergeSide = 'mine' | 'theirs'
export interface EditState<Form> {
  seen: StoredVersion<Form>
  typed: Form
  /** A version that somebody else has saved. Null unless the two are compared. */
  theirs: StoredVersion<Form> | null
  choices: Readonly<Record<string, MergeSide>>
}
/** A row of the comparison. The user chooses only where both sides changed the field. */
export interface Difference {
  field: string
  mine: FieldValue
  theirs: FieldValue
  by: 'both' | 'theirs'
  choice: MergeSide | null
}

/** The steps of editing one kind of thing, as pure functions of its table. */
export interface Edits<Table extends FieldTable> {
  blank: StoredVersion<FormOf<Table>>
  /** Null for anything that is not a draft of this form. Older versions and other tabs write there too. */
  readDraft(kept: unknown): Draft<FormOf<Table>> | null
  /** Null if a draft would bring nothing back. */
  toDraft(editing: EditState<FormOf<Table>>, keptAt: number): Draft<FormOf<Table>> | null
  start(stored: StoredVersion<FormOf<Table>>): EditState<FormOf<Table>>
  /** Goes on from the draft, or compares if the stored version has changed since. */
  resume(draft: Draft<FormOf<Table>>, stored: StoredVersion<FormOf<Table>>): EditState<FormOf<Table>>
  compare(editing: EditState<FormOf<Table>>, theirs: StoredVersion<FormOf<Table>>): EditState<FormOf<Table>>
  /** Edits made during the save stay in the form. */
  afterSave(
    editing: EditState<FormOf<Table>>,
    sent: FormOf<Table>,
    stored: StoredVersion<FormOf<Table>>,
  ): EditState<FormOf<Table>>
  differences(editing: EditState<FormOf<Table>>): readonly Difference[]
  /** Puts the chosen values on top of the version of the others. */
  applyChoices(editing: EditState<FormOf<Table>>): EditState<FormOf<Table>>
  changes(editing: EditState<FormOf<Table>>): readonly string[]
}

export function editsOf<Table extends FieldTable>(table: Table): Edits<Table> {
  type Form = FormOf<Table>
  const blank = { fields: blankForm(table), version: null }
  const start = (stored: StoredVersion<Form>): EditState<Form> => ({
    seen: stored,
    typed: stored.fields,
    theirs: null,
    choices: {},
  })
  const merged = ({ seen, typed }: EditState<Form>, theirs: StoredVersion<Form>) =>
    merge(table, seen.fields, typed, theirs.fields)
  const changes = ({ seen, typed }: EditState<Form>) => differing(table, seen.fields, typed)
  const compare = (editing: EditState<Form>, theirs: StoredVersion<Form>): EditState<Form> => {
    const { form, torn, taken } = merged(editing, theirs)
    return torn.length === 0 && taken.length === 0
      ? { ...start(theirs), typed: form }
      : { ...editing, theirs, choices: {} }
  }
  return {
    blank,
    readDraft(kept) {
      if (!isRecord(kept)) return null
      const { fields, typed, version, keptAt } = kept
      if (!isForm(table, fields) || !isForm(table, typed) || typeof keptAt !== 'number') return null
      return version === null || typeof version === 'string' ? { fields, typed, version, keptAt } : null
    },
    toDraft: (editing, keptAt) =>
      editing.theirs === null && changes(editing).length === 0
        ? null
        : { ...editing.seen, typed: editing.typed, keptAt },
    start,
    resume: ({ fields, version, typed }, stored) => compare({ ...start({ fields, version }), typed }, stored),
    compare,
    afterSave: ({ typed }, sent, stored) => ({
      ...start(stored),
      typed: merge(table, sent, typed, stored.fields).form,
    }),
    differences(editing) {
      const { typed, theirs, choices } = editing
      if (!theirs) return []
      const { torn, taken } = merged(editing, theirs)
      return differing(table, typed, theirs.fields)
        .filter((field) => torn.includes(field) || taken.includes(field))
        .map((field) => ({
          field,
          mine: typed[field],
          theirs: theirs.fields[field],
          by: torn.includes(field) ? 'both' : 'theirs',
          choice: torn.includes(field) ? (choices[field] ?? null) : 'theirs',
        }))
    },
    applyChoices(editing) {
      const { theirs, choices } = editing
      if (!theirs) return editing
      const { form, torn } = merged(editing, theirs)
      const given = new Set<string>(torn.filter((field) => choices[field] === 'theirs'))
      return { ...start(theirs), typed: replaced(table, form, given, theirs.fields) }
    },
    changes,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
