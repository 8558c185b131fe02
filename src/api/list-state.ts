import type { Problem } from '#contract/problem.ts'
import type { Read } from './use-read.ts'

/** A list as a screen has it; `Shown` is what it shows of one that is not empty. */
export type ListState<Shown> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | ({ kind: 'listed' } & Shown)

/** `problem` is why what was read may be out of date; the answer is null where nothing is listed. */
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
