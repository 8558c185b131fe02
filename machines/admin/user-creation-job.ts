import type { ExistingAccounts, UserImportResultModel } from '#contract/models/user-import.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import { USER_COLUMNS, type UserLine } from '#contract/rules/user-import.ts'
import { notNull } from '../not-null.ts'

/**
 * One request creates all of its accounts or none, so a refused line costs the others of its request a retry.
 */
export const LINES_AT_ONCE = 200

/** One line, or all lines of a team: the server creates a team from one request. */
export type UserUnit = readonly UserLine[]
export type UserBatch = readonly UserUnit[]

export interface UserFailure {
  unit: UserUnit
  problem: Problem
}
/** The expected result of each line, by its number. Null: the server cannot preview. */
export type ImportPreview = ReadonlyMap<number, UserImportResultModel> | null

export interface UserCreationJob {
  existing: ExistingAccounts
  /** The batches that are left. The first one is in flight, or is sent next. */
  queue: readonly UserBatch[]
  made: readonly UserLine[]
  failures: readonly UserFailure[]
  /** The problem that ended the import early. Null: there was none. */
  problem: Problem | null
  /** The user has asked to stop after the batch in flight. */
  stops: boolean
}
interface Preparation {
  existing: ExistingAccounts
  preview: ImportPreview
  makePassword: () => string
}

export function startJob(
  lines: readonly UserLine[],
  { existing, preview, makePassword }: Preparation,
): UserCreationJob {
  const prepared = lines.map((line) => {
    const isKept = existing === 'Keep' && preview?.get(line.line)?.account === 'Exists'
    return withPassword(line, isKept, makePassword)
  })
  return {
    existing,
    queue: batchesOf(unitsOf(prepared)),
    made: [],
    failures: [],
    problem: null,
    stops: false,
  }
}

/** Halves a refused batch until each refused line is known, because the refusal does not name the line. */
export function afterBatch(job: UserCreationJob, answer: Outcome<null>): UserCreationJob {
  const { made, failures } = job
  const [batch, queue] = [notNull(job.queue[0] ?? null), job.queue.slice(1)]
  if (answer.ok) return { ...job, queue, made: [...made, ...linesIn([batch])] }
  if (batch.length > 1) return { ...job, queue: [...halvesOf(batch), ...queue] }
  const { problem } = answer
  return { ...job, queue, failures: [...failures, ...batch.map((unit) => ({ unit, problem }))] }
}

export function retriedJob(job: UserCreationJob): UserCreationJob {
  const again = batchesOf(job.failures.map(({ unit }) => unit))
  return { ...job, queue: [...again, ...job.queue], failures: [], problem: null, stops: false }
}

export const isOver = ({ queue, stops }: UserCreationJob): boolean => queue.length === 0 || stops
export const isWhole = ({ queue, failures }: UserCreationJob): boolean =>
  queue.length === 0 && failures.length === 0

export const hasMadePassword = ({ password }: UserLine): boolean => password === 'made'

/**
 * An existing account keeps its password. The request contains one anyway, in case the account was deleted in
 * the meantime.
 */
function withPassword(line: UserLine, isKept: boolean, makePassword: () => string): UserLine {
  const sent = hasMadePassword(line) ? { ...line, user: { ...line.user, password: makePassword() } } : line
  return isKept ? { ...sent, password: 'kept' } : sent
}

export function unitsOf(lines: readonly UserLine[]): readonly UserUnit[] {
  const units: UserLine[][] = []
  const teams = new Map<string, UserLine[]>()
  for (const line of lines) {
    const { teamName } = line.user
    const mates = teamName ? teams.get(teamName) : undefined
    if (mates) {
      mates.push(line)
      continue
    }
    const unit = [line]
    units.push(unit)
    if (teamName) teams.set(teamName, unit)
  }
  return units
}

/**
 * Fills the batches in order. A team that is larger than a batch gets one of its own, because it cannot be
 * split.
 */
export function batchesOf(units: readonly UserUnit[], most = LINES_AT_ONCE): readonly UserBatch[] {
  const batches: UserUnit[][] = []
  let room = 0
  for (const unit of units) {
    if (unit.length > room) {
      batches.push([])
      room = most
    }
    batches.at(-1)?.push(unit)
    room -= unit.length
  }
  return batches
}

export const linesIn = (batches: readonly UserBatch[]): readonly UserLine[] => batches.flat(2)

function halvesOf(batch: UserBatch): readonly UserBatch[] {
  const middle = Math.ceil(batch.length / 2)
  return [batch.slice(0, middle), batch.slice(middle)]
}

/** `kept`: the account existed before. `open`: not sent, or sent without a response. */
export type LineResult = 'created' | 'kept' | 'refused' | 'open'
interface Report {
  made: readonly UserLine[]
  failures: readonly UserFailure[]
  left: readonly UserLine[]
}

/** The lines whose accounts may not exist, so that the user can import them again. */
export const remainingIn = ({ failures, left }: Omit<Report, 'made'>): readonly UserLine[] => [
  ...failures.flatMap(({ unit }) => unit),
  ...left,
]

/**
 * The columns are those of an import, so that the rest can be imported again. Passwords are included only if
 * they were generated.
 */
export function reportRows(
  { made, failures, left }: Report,
  say: (failure: UserFailure) => string,
): readonly (readonly string[])[] {
  const rows = [
    ...made.map((line) => rowOf(line, line.password === 'kept' ? 'kept' : 'created', '')),
    ...failures.flatMap((failure) => failure.unit.map((line) => rowOf(line, 'refused', say(failure)))),
    ...left.map((line) => rowOf(line, 'open', '')),
  ]
  return [
    ['line', ...USER_COLUMNS, 'result', 'reason'],
    ...rows.sort((one, other) => one.line - other.line).map(({ cells }) => cells),
  ]
}

function rowOf(line: UserLine, result: LineResult, reason: string) {
  const tellsPassword = result === 'created' && hasMadePassword(line)
  const cells = USER_COLUMNS.map((column) =>
    column === 'password' && !tellsPassword ? '' : (line.user[column] ?? ''),
  )
  return { line: line.line, cells: [String(line.line), ...cells, result, reason] }
}
