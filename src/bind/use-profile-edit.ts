import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  changesOf,
  PROFILE_FIELDS,
  toProfileEditView,
  type ProfileEditView,
  type ProfileField,
  type ProfileTexts,
} from '#machines/account/profile-edit.machine.ts'
import { useDraft } from './use-draft.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface ProfileEdit {
  view: ProfileEditView
  /** What stands in the fields: what the server knows, and over it what was typed. */
  typed: ProfileTexts
  changes: readonly ProfileField[]
  edit: (field: ProfileField, text: string) => void
  submit: () => void
  discard: () => void
}

/** What was typed outlives the screen, for a session that ended leads away from it and back. */
export function useProfileEdit(saved: ProfileTexts): ProfileEdit {
  const { draft, type, forget } = useDraft('profile')
  const [snapshot, send, process] = useActor(use(useWired().profile()).edit)
  useAnnounced(process, forget)
  const typed: Record<ProfileField, string> = { ...saved }
  for (const field of PROFILE_FIELDS) typed[field] = draft[field] ?? saved[field]
  const form = { saved, typed }
  return {
    view: toProfileEditView(snapshot),
    typed,
    changes: changesOf(form),
    edit(field, text) {
      type(field, text)
      send({ type: 'edit', field })
    },
    submit: () => send({ type: 'submit', ...form }),
    discard() {
      forget()
      send({ type: 'discard' })
    },
  }
}
