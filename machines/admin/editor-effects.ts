import type { Outcome } from '#contract/problem.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'
import type { Draft, Stored } from './draft.ts'
import type { Fields } from './three-way-merge.ts'

/** Whose editor of what. `id` is null for what is not made yet. */
export interface Subject {
  account: string
  id: string | null
}
/** Made or saved: what the server has now, and under which id. */
export interface Saved extends Stored {
  id: string
}

export const editorEffects = {
  readDraft: effect<{ subject: Subject; blank: Fields }, Draft | null>('readDraft'),
  /** Null clears it. Answers whether there was room. */
  keepDraft: effect<{ subject: Subject; draft: Draft | null }, boolean>('keepDraft'),
  loadThing: effect<Subject, Outcome<Stored>>('loadThing'),
  /** Saves under the version that was seen; a newer one on the server is a conflict. */
  saveThing: effect<{ subject: Subject; seen: Stored; fields: Fields }, Outcome<Saved>>('saveThing'),
  askFirst: effect<Question, Decision>('askFirst'),
}
