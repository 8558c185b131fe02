import type { Problem } from '#contract/problem.ts'
import { actMachine } from '../kit/act.ts'

/** `size`: in bytes, as the screen knows it. `skip`: the number of rows before the page. */
export type FileRemoval = { count: number; size: number; skip: number } & (
  | { kind: 'some'; hashes: readonly string[] }
  | { kind: 'all' }
)
/** `kept` counts files that were linked or removed meanwhile. A problem does not undo earlier deletions. */
export interface RemovedFiles {
  count: number
  kept: number
  problem: Problem | null
}

/** Removes files that no record links to. */
export const unusedFilesMachine = actMachine<object, FileRemoval, RemovedFiles>({
  id: 'unusedFiles',
  description: 'Deletes files that no record links to.',
  isEmpty: ({ count }) => count === 0,
  ask: ({ count, size }) => ({ kind: 'remove-files', count, size }),
  tell: (_, { count, kept }) => (count + kept > 0 ? { kind: 'files-removed', count, kept } : null),
})
