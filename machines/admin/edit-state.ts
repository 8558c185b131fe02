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
import type { Problem } from '#contract/problem.ts'
import type { Question } from '../app/confirm-question.ts'

/** The thing as the server has it. */
export interface StoredVersion<Form> {
  fields: Form
  /** Null on a server without versions. There the last save wins. */
  version: string | null
}
/**
 * Unsaved edits with the stored version that they began from, so that a later change by another user is
 * found.
 */
export interface Draft<Form> extends StoredVersion<Form> {
  typed: Form
  keptAt: number
}
export type MergeSide = 'mine' | 'theirs'
export interface EditState<Form> {
  seen: StoredVersion<Form>
  typed: Form
  /** The version that another user saved in the meantime. Null: there is none to compare with. */
  theirs: StoredVersion<Form> | null
  choices: Readonly<Record<string, MergeSide>>
}
/** One field that differs from the other user's version. The user chooses only if both sides changed it. */
export interface Difference {
  field: string
  mine: FieldValue
  theirs: FieldValue
  by: 'both' | 'theirs'
  choice: MergeSide | null
}

/**
 * The account is part of the key, so that users of one browser do not share drafts. Null `id`: the thing does
 * not exist yet.
 */
export interface EditorSubject {
  account: string
  id: string | null
}
export const subjectOf = ({ account, id }: EditorSubject): EditorSubject => ({ account, id })
export interface SavedVersion<Form> extends StoredVersion<Form> {
  id: string
}
/** The question before a save that many users notice immediately. Null: the save needs no question. */
export type SaveQuestion<Form> = (seen: Form, typed: Form) => Question | null
export interface EditorInput<Form> extends EditorSubject {
  now: () => number
  asks?: SaveQuestion<Form>
}
export interface EditorContext<Form> extends EditorSubject, EditState<Form> {
  now: () => number
  asks: SaveQuestion<Form>
  draft: Draft<Form> | null
  sent: Form
  problem: Problem | null
  savedAt: number | null
  /** The time of the draft that the form was restored from. Null: it was not restored. */
  restoredAt: number | null
  /** False: the browser had no room for the last draft, so the page warns before it closes. */
  isKept: boolean
}

/** The steps of editing one kind of thing, as pure functions of its table of fields. */
export interface Edits<Table extends FieldTable> {
  begin(input: EditorInput<FormOf<Table>>): EditorContext<FormOf<Table>>
  /**
   * Null: nothing is stored, or the stored value is no draft of this form. An older version of the client may
   * have written it.
   */
  readDraft(kept: unknown): Draft<FormOf<Table>> | null
  /** Null: the form has no edits to restore. */
  toDraft(editing: EditState<FormOf<Table>>, keptAt: number): Draft<FormOf<Table>> | null
  start(stored: StoredVersion<FormOf<Table>>): EditState<FormOf<Table>>
  /**
   * Continues the draft, if there is one. If the stored version is newer than the draft, the two are
   * compared.
   */
  open(
    draft: Draft<FormOf<Table>> | null,
    stored: StoredVersion<FormOf<Table>>,
  ): EditState<FormOf<Table>> & { restoredAt: number | null; problem: null }
  compare(editing: EditState<FormOf<Table>>, theirs: StoredVersion<FormOf<Table>>): EditState<FormOf<Table>>
  /** Edits that the user made during the save stay in the form. */
  afterSave(
    editing: EditState<FormOf<Table>>,
    sent: FormOf<Table>,
    stored: StoredVersion<FormOf<Table>>,
  ): EditState<FormOf<Table>>
  differences(editing: EditState<FormOf<Table>>): readonly Difference[]
  /**
   * Applies the user's choices to the version of the other user, so that a save overwrites nothing unseen.
   */
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
  const toDraft = (editing: EditState<Form>, keptAt: number): Draft<Form> | null =>
    editing.theirs === null && changes(editing).length === 0
      ? null
      : { ...editing.seen, typed: editing.typed, keptAt }
  return {
    begin: ({ account, id, now, asks = () => null }) => ({
      ...start(blank),
      account,
      id,
      now,
      asks,
      draft: null,
      sent: blank.fields,
      problem: null,
      savedAt: null,
      restoredAt: null,
      isKept: true,
    }),
    readDraft(kept) {
      if (!isRecord(kept)) return null
      const { fields, typed, version, keptAt } = kept
      if (!isForm(table, fields) || !isForm(table, typed) || typeof keptAt !== 'number') return null
      return version === null || typeof version === 'string' ? { fields, typed, version, keptAt } : null
    },
    toDraft,
    start,
    open(draft, stored) {
      if (!draft) return { ...start(stored), restoredAt: null, problem: null }
      const { fields, version, typed, keptAt } = draft
      const editing = compare({ ...start({ fields, version }), typed }, stored)
      return { ...editing, restoredAt: toDraft(editing, keptAt) ? keptAt : null, problem: null }
    },
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
