import type { Outcome } from '#contract/problem.ts'
import type { Stored } from '#machines/admin/draft.ts'
import type { Saved } from '#machines/admin/editor-effects.ts'
import type { Fields } from '#machines/admin/three-way-merge.ts'

/** What an editor asks of the server. */
export interface Writing {
  load: (id: string, signal: AbortSignal) => Promise<Outcome<Stored>>
  /** Without an id it makes the thing. */
  save: (id: string | null, seen: Stored, typed: Fields, signal: AbortSignal) => Promise<Outcome<Saved>>
}
