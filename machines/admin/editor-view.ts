import type { SnapshotFrom } from 'xstate'
import type { FieldTable, FormOf } from '#contract/fields/field.ts'
import type { Problem } from '#contract/problem.ts'
import { editsOf, type Difference, type StoredVersion } from './edit-state.ts'
import type { editorMachineOf } from './editor.machine.ts'

export type EditorView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'missing' }
  | { kind: 'gone' }
  | {
      kind: 'open'
      status: 'pristine' | 'dirty' | 'saving' | 'saved' | 'refused'
      changes: readonly string[]
      problem: Problem | null
      savedAt: number | null
      restoredAt: number | null
      isKept: boolean
    }
  | {
      kind: 'conflicting'
      changes: readonly string[]
      differences: readonly Difference[]
      isDecided: boolean
      isKept: boolean
    }
export interface EditorState<Form> {
  view: EditorView
  /** Null: the thing does not exist yet. */
  id: string | null
  form: Form
  seen: StoredVersion<Form>
}
type Snapshot<Table extends FieldTable> = SnapshotFrom<ReturnType<typeof editorMachineOf<Table>>>

export function toEditorState<Table extends FieldTable>(
  table: Table,
  snapshot: Snapshot<Table>,
): EditorState<FormOf<Table>> {
  const { id, typed, seen } = snapshot.context
  return { view: toEditorView(table, snapshot), id, form: typed, seen }
}

export function toEditorView<Table extends FieldTable>(table: Table, snapshot: Snapshot<Table>): EditorView {
  const { context } = snapshot
  const edits = editsOf(table)
  if (snapshot.matches('missing')) return { kind: 'missing' }
  if (snapshot.matches('gone')) return { kind: 'gone' }
  if (snapshot.matches('unread') && context.problem) return { kind: 'failed', problem: context.problem }
  if (!snapshot.matches('open')) return { kind: 'loading' }
  const { problem, savedAt, restoredAt, isKept } = context
  const changes = edits.changes(context)
  if (snapshot.matches({ open: { form: 'conflicting' } })) {
    const differences = edits.differences(context)
    const isDecided = snapshot.can({ type: 'resume' })
    return { kind: 'conflicting', changes, differences, isDecided, isKept }
  }
  const status = statusOf(snapshot)
  return {
    kind: 'open',
    status,
    changes,
    problem: status === 'refused' ? problem : null,
    savedAt,
    restoredAt,
    isKept,
  }
}

function statusOf<Table extends FieldTable>(
  snapshot: Snapshot<Table>,
): Extract<EditorView, { kind: 'open' }>['status'] {
  const isIn = (form: 'saving' | 'comparing' | 'refused' | 'saved' | 'pristine') =>
    snapshot.matches({ open: { form } })
  if (isIn('saving') || isIn('comparing')) return 'saving'
  if (isIn('refused')) return 'refused'
  if (isIn('saved')) return 'saved'
  return isIn('pristine') ? 'pristine' : 'dirty'
}
