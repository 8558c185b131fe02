import type { Problem } from '#contract/problem.ts'
import { actMachine } from '../kit/act.ts'

/** `size` is in bytes, for the confirm dialog. `skip`: the number of rows before the page. */
export type FileRemoval = { count: number; size: number; skip: number } & (
  | { kind: 'some'; hashes: readonly string[] }
  | { kind: 'all' }
)
/**
 * `kept` counts files that were linked or removed in the meantime. A problem does not undo earlier removals.
 */
export interface RemovedFiles {
  count: number
  kept: number
  problem: Problem | null
}

/** Asks before it removes files, because they cannot be restored. */
export const unusedFilesMachine = actMachine<object, FileRemoval, RemovedFiles>({
  id: 'unusedFiles',
  description: 'Deletes files that no record links to.',
  isEmpty: ({ count }) => count === 0,
  ask: ({ count, size }) => ({ kind: 'remove-files', count, size }),
  tell: (_, { count, kept }) => (count + kept > 0 ? { kind: 'files-removed', count, kept } : null),
})
