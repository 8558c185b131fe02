import type { Outcome } from '#contract/problem.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'
import type { Draft, StoredVersion } from './draft.ts'
import type { FormFields } from './three-way-merge.ts'

/** Whose editor of what. `id` is null for what is not made yet. */
export interface EditorSubject {
  account: string
  id: string | null
}
/** Made or saved: what the server has now, and under which id. */
export interface SavedVersion extends StoredVersion {
  id: string
}

export const editorEffects = {
  readDraft: effect<{ subject: EditorSubject; blank: FormFields }, Draft | null>('readDraft'),
  /** Null clears it. Answers whether there was room. */
  keepDraft: effect<{ subject: EditorSubject; draft: Draft | null }, boolean>('keepDraft'),
  loadThing: effect<EditorSubject, Outcome<StoredVersion>>('loadThing'),
  /** Saves under the version that was seen; a newer one on the server is a conflict. */
  saveThing: effect<
    { subject: EditorSubject; seen: StoredVersion; fields: FormFields },
    Outcome<SavedVersion>
  >('saveThing'),
  askFirst: effect<Question, Decision>('askFirst'),
}
