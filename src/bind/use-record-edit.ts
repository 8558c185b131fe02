import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  toRecordEditView,
  type RecordEditView,
  type RecordForm,
} from '#machines/admin/record-edit.machine.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

/** `onSaved` is told when it is stored. */
export function useRecordEdit(
  at: RosterQuery,
  onSaved: () => void,
): { view: RecordEditView; submit: (form: RecordForm) => void; edit: () => void } {
  const [snapshot, send, process] = useActor(use(useWired().admin()).recordEdit)
  useAnnounced(process, onSaved)
  return {
    view: toRecordEditView(snapshot),
    submit: (form) => send({ type: 'submit', form, at }),
    edit: () => send({ type: 'edit' }),
  }
}
