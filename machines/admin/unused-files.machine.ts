import type { Problem } from '#contract/problem.ts'
import { actMachine } from '../kit/act.ts'

/** `size`: in bytes, as far as the screen knows. `skip`: where the list on the screen begins. */
export type FileRemoval = { count: number; size: number; skip: number } & (
  | { kind: 'some'; hashes: readonly string[] }
  | { kind: 'all' }
)
/**
 * `kept`: linked since, or removed by somebody else. The files before a problem are removed all the same.
 */
export interface RemovedFiles {
  count: number
  kept: number
  problem: Problem | null
}

/** Removes files that nothing links to. */
export const unusedFilesMachine = actMachine<object, FileRemoval, RemovedFiles>({
  id: 'unusedFiles',
  description: 'Deletes files that no record links to.',
  isEmpty: ({ count }) => count === 0,
  ask: ({ count, size }) => ({ kind: 'remove-files', count, size }),
  tell: (_, { count, kept }) => (count + kept > 0 ? { kind: 'files-removed', count, kept } : null),
})
