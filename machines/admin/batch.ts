import type { Outcome, Problem } from '#contract/problem.ts'
import { retryAfterOf } from '../account/retry-after.ts'
import type { Decision } from '../app/confirm-question.ts'
import { notNull } from '../not-null.ts'
import { outputParam } from '../event-params.ts'

interface Failed<One> {
  one: One
  problem: Problem
}
/** Of a process that does the same to many, one call after another. */
export interface Batch<One> {
  /** What is still to be done; the first one is under way. */
  queue: readonly One[]
  done: readonly One[]
  failures: readonly Failed<One>[]
  /** Why the rest was not even tried. */
  problem: Problem | null
  allowedAt: number | null
}
interface Doing<One> {
  context: Batch<One> & { now: () => number }
}

/** What goes wrong with one of them for a reason that has nothing to do with it goes wrong with the rest too. */
const HOPELESS: ReadonlySet<Problem['kind']> = new Set(['signed-out', 'forbidden', 'unreachable', 'too-often'])

export const batchGuards = {
  isConfirmed: (_: unknown, decision: Decision) => decision === 'confirmed',
  mustWait: (_: unknown, answer: Outcome<null>) => !answer.ok && answer.problem.kind === 'too-often' && answer.problem.retryAfterMs !== null,
  isHopeless: (_: unknown, answer: Outcome<null>) => !answer.ok && HOPELESS.has(answer.problem.kind),
  isLast: ({ context }: Doing<unknown>) => context.queue.length === 1,
  isWhole: ({ context }: Doing<unknown>) => context.queue.length === 0 && context.failures.length === 0,
}

export const startBatch = <One>(queue: readonly One[]) => ({ queue, done: [], failures: [], problem: null })
export const EMPTY_BATCH = { ...startBatch([]), allowedAt: null }
export const currentItem = <One>({ context }: Doing<One>): One => notNull(context.queue[0] ?? null)
export function recordResult<One>({ context }: Doing<One>, answer: Outcome<null>): Partial<Batch<One>> {
  const one = currentItem({ context })
  const queue = context.queue.slice(1)
  return answer.ok ? { queue, done: [...context.done, one] } : { queue, failures: [...context.failures, { one, problem: answer.problem }] }
}
export const waitAfter = ({ context }: Doing<unknown>, answer: Outcome<null>) => ({ allowedAt: retryAfterOf(answer, context.now).allowedAt })
export const stopReason = (answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })
export const requeueFailures = <One>({ context: { failures, queue } }: Doing<One>) => ({
  queue: [...failures.map(({ one }) => one), ...queue],
  failures: [],
  problem: null,
})

/** Where the answer about the one under way leads; the next one is asked about in the same state. */
export const batchTransitions = (doing: string) =>
  [
    { guard: { type: 'mustWait', params: outputParam }, target: 'heldOff', actions: { type: 'holdOff', params: outputParam } },
    { guard: { type: 'isHopeless', params: outputParam }, target: 'reading', actions: { type: 'giveUp', params: outputParam } },
    { guard: 'isLast', target: 'reading', actions: { type: 'note', params: outputParam } },
    { target: doing, reenter: true, actions: { type: 'note', params: outputParam } },
  ] as const

/** More names than these nobody reads in a question. */
const MOST_NAMED = 3
export const namedOf = (names: readonly string[]): readonly string[] => (names.length > MOST_NAMED ? [] : names)

export interface BatchProgress<At> {
  kind: 'busy'
  /** What is under way; null while the list is read anew. */
  at: At | null
  done: number
  failed: number
  total: number
  waitsUntil: number | null
}
export function progressOf<One, At>({ queue, done, failures, allowedAt }: Batch<One>, state: unknown, atOf: (one: One) => At): BatchProgress<At> {
  const [first] = queue
  return {
    kind: 'busy',
    at: state === 'reading' || first === undefined ? null : atOf(first),
    done: done.length,
    failed: failures.length,
    total: queue.length + done.length + failures.length,
    waitsUntil: state === 'heldOff' ? allowedAt : null,
  }
}

export interface BatchReport<One> {
  kind: 'reported'
  done: number
  failures: readonly (One & { problem: Problem })[]
  left: readonly One[]
  problem: Problem | null
}
export function reportOf<One>({ queue, done, failures, problem }: Batch<One>): BatchReport<One> {
  return {
    kind: 'reported',
    done: done.length,
    failures: failures.map((failed) => ({ ...failed.one, problem: failed.problem })),
    left: queue,
    problem,
  }
}
