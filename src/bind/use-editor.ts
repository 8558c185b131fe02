import type { SaveQuestion, StoredVersion } from '#machines/admin/edit-state.ts'
import type { EditorCommand } from '#machines/admin/editor.machine.ts'
import type { EditorView } from '#machines/admin/editor-view.ts'
import type { Emission } from '#machines/app/announcement.ts'
import { useLatest } from '#src/browser/use-latest.ts'
import { useLeavePage } from '#src/browser/use-leave-page.ts'
import type { EditorProcess } from '#src/wiring/editors.ts'
import { useProcess, type ProcessListeners } from './use-process.ts'

/** The parts of an editor that do not depend on its fields. */
export interface Editing {
  view: EditorView
  /** Null: the thing does not exist yet. */
  id: string | null
  send: (command: Exclude<EditorCommand<never>, { type: 'edit' }>) => void
}
export interface FormEditing<Form> extends Editing {
  form: Form
  seen: StoredVersion<Form>
  edit: (fields: Partial<Form>) => void
}
/**
 * Runs the editor of one thing. The draft is stored when the page is hidden or the user leaves the screen.
 */
export function useEditor<Form>(
  process: EditorProcess<Form>,
  { account, id, asks = () => null }: { account: string; id: string | null; asks?: SaveQuestion<Form> },
  listeners?: ProcessListeners<Emission>,
): FormEditing<Form> {
  // Always calls the latest `asks`, because the editor starts before the screen has loaded what the question
  // depends on.
  const latest = useLatest(asks)
  const [state, send] = useProcess(process, { account, id, asks: latest }, listeners)
  useLeavePage(() => send({ type: 'page.hidden' }))
  return { ...state, send, edit: (fields) => send({ type: 'edit', fields }) }
}
