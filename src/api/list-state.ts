import type { Problem } from '#contract/problem.ts'
import type { Read } from './use-read.ts'

/** `Shown`: the data of a list that is not empty. */
export type ListState<Shown> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | ({ kind: 'listed' } & Shown)

/** `problem`: the reason why the data may be outdated. `shownOf` returns null if there is nothing to list. */
export function toListState<Value, Shown extends object>(
  read: Read<Value>,
  shownOf: (value: Value, problem: Problem | null) => Shown | null,
): ListState<Shown> {
  switch (read.state) {
    case 'waiting':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', problem: read.problem, retry: read.refresh }
    case 'ready': {
      const shown = shownOf(read.value, read.problem)
      return shown === null ? { kind: 'empty' } : { kind: 'listed', ...shown }
    }
    default:
      return read satisfies never
  }
}
