import { USER_COLUMNS, type UserLine } from '#contract/rules/user-import.ts'
import { hasMadePassword, type UserFailure } from './user-creation.machine.ts'

/**
 * What became of each line, in words of the program: `kept` was there before, `open` is one of which nobody
 * knows, or that was not tried.
 */
export type LineFate = 'created' | 'kept' | 'refused' | 'open'
interface Report {
  made: readonly UserLine[]
  failures: readonly UserFailure[]
  left: readonly UserLine[]
}

/**
 * Line by line with the passwords that were made, to be handed on. Those that came with the list are in the
 * list. It can be read in again: the columns are called as there.
 */
export function reportRows(
  { made, failures, left }: Report,
  say: (failure: UserFailure) => string,
): readonly (readonly string[])[] {
  const fates = [
    ...made.map((line) => rowOf(line, line.password === 'kept' ? 'kept' : 'created', '')),
    ...failures.flatMap((failure) => failure.unit.map((line) => rowOf(line, 'refused', say(failure)))),
    ...left.map((line) => rowOf(line, 'open', '')),
  ]
  return [
    ['line', ...USER_COLUMNS, 'result', 'reason'],
    ...fates.sort((one, other) => one.line - other.line).map(({ cells }) => cells),
  ]
}

function rowOf(line: UserLine, fate: LineFate, reason: string): { line: number; cells: readonly string[] } {
  const tellsPassword = fate === 'created' && hasMadePassword(line)
  const cells = USER_COLUMNS.map((column) =>
    column === 'password' && !tellsPassword ? '' : (line.user[column] ?? ''),
  )
  return { line: line.line, cells: [String(line.line), ...cells, fate, reason] }
}
