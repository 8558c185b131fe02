import type { SnapshotFrom } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import { changesOf, differencesOf, type Difference } from './edit-state.ts'
import type { editorMachine } from './editor.machine.ts'

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
export function toEditorView(snapshot: SnapshotFrom<typeof editorMachine>): EditorView {
  const { context } = snapshot
  if (snapshot.matches('missing')) return { kind: 'missing' }
  if (snapshot.matches('gone')) return { kind: 'gone' }
  if (snapshot.matches('unread') && context.problem) return { kind: 'failed', problem: context.problem }
  if (!snapshot.matches('open')) return { kind: 'loading' }
  const { problem, savedAt, restoredAt, isKept } = context
  if (snapshot.matches({ open: { form: 'conflicting' } })) {
    return {
      kind: 'conflicting',
      changes: changesOf(context),
      differences: differencesOf(context),
      isDecided: snapshot.can({ type: 'resume' }),
      isKept,
    }
  }
  return {
    kind: 'open',
    status: statusOf(snapshot),
    changes: changesOf(context),
    problem: snapshot.matches({ open: { form: 'refused' } }) ? problem : null,
    savedAt,
    restoredAt,
    isKept,
  }
}

function statusOf(
  snapshot: SnapshotFrom<typeof editorMachine>,
): Extract<EditorView, { kind: 'open' }>['status'] {
  if (snapshot.matches({ open: { form: 'saving' } }) || snapshot.matches({ open: { form: 'comparing' } }))
    return 'saving'
  if (snapshot.matches({ open: { form: 'refused' } })) return 'refused'
  if (snapshot.matches({ open: { form: 'saved' } })) return 'saved'
  return snapshot.matches({ open: { form: 'pristine' } }) ? 'pristine' : 'dirty'
}
