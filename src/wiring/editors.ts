import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate'
import type { FieldTable, FormOf } from '#contract/fields/field.ts'
import type { Outcome } from '#contract/problem.ts'
import type { SavedVersion, SaveQuestion, StoredVersion } from '#machines/admin/edit-state.ts'
import { editorMachineOf, type EditorCommand, type EditorRuns } from '#machines/admin/editor.machine.ts'
import { toEditorState, type EditorState } from '#machines/admin/editor-view.ts'
import type { Emission } from '#machines/app/announcement.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { fillAny } from '#machines/kit/fill.ts'
import { openDraftStore } from '#src/browser/draft-store.ts'
import { openAsking } from './ask-with-effects.ts'
import type { Process } from './process.ts'
import type { ClientServices } from './services.ts'

export interface EditorEffects<Form> {
  load: (id: string, signal: AbortSignal) => Promise<Outcome<StoredVersion<Form>>>
  /** Null `id`: creates the thing. */
  save: (
    id: string | null,
    seen: StoredVersion<Form>,
    typed: Form,
    signal: AbortSignal,
  ) => Promise<Outcome<SavedVersion<Form>>>
}

export type EditorProcess<Form> = Process<
  EditorCommand<Form>,
  { account: string; id: string | null; asks: SaveQuestion<Form> },
  Emission,
  EditorState<Form>
>

/** Creates editors whose drafts this browser stores. */
export function openEditors(
  services: ClientServices,
  confirm: ActorRefFrom<typeof confirmMachine>,
  storage: Storage,
) {
  const drafts = openDraftStore(storage)
  const askFirst = openAsking(services, confirm)
  /** `thing` separates the drafts of different editors. */
  return function editorOf<Table extends FieldTable>(
    thing: string,
    table: Table,
    { load, save }: EditorEffects<FormOf<Table>>,
  ): EditorProcess<FormOf<Table>> {
    const nameOf = (id: string | null) => (id === null ? `new ${thing}` : `${thing} ${id}`)
    const runs: EditorRuns<FormOf<Table>> = {
      readDraft: async ({ account, id }) => drafts.read(account, nameOf(id)),
      keepDraft: async ({ subject: { account, id }, draft }) =>
        services.departed.has(account) || drafts.write(account, nameOf(id), draft),
      loadThing: ({ id }, signal) => load(id ?? '', signal),
      async saveThing({ subject: { account, id }, seen, fields }, signal) {
        const saved = await save(id, seen, fields, signal)
        // The new thing has an id now, so the draft without an id is removed.
        if (saved.ok && id === null) drafts.write(account, nameOf(null), null)
        return saved
      },
      askFirst,
    }
    return {
      machine: fillAny(editorMachineOf(table), runs),
      given: { now: services.clock.now },
      view: (snapshot: AnyMachineSnapshot) => toEditorState(table, snapshot),
    }
  }
}
