import type { Outcome } from '#contract/problem.ts'
import type { StoredVersion } from '#machines/admin/draft.ts'
import type { SavedVersion } from '#machines/admin/editor-effects.ts'
import type { FormFields } from '#machines/admin/three-way-merge.ts'

/** What an editor asks of the server. */
export interface EditorEffects {
  load: (id: string, signal: AbortSignal) => Promise<Outcome<StoredVersion>>
  /** Without an id it makes the thing. */
  save: (
    id: string | null,
    seen: StoredVersion,
    typed: FormFields,
    signal: AbortSignal,
  ) => Promise<Outcome<SavedVersion>>
}
