import type { Outcome, Problem } from '#contract/problem.ts'
import { retryAfterOf } from '../account/retry-after.ts'
import type { Decision } from '../app/confirm-question.ts'
import { outputParam } from '../event-params.ts'

interface Failed<One> {
  one: One
  problem: Problem
}
/**
 * A process that does the same to many. Each call takes as many from the front of the queue as the server
 * allows.
 */
export interface Batch<One> {
  /** What is still to be done; the first ones are under way. */
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

/**
 * What goes wrong with one of them for a reason that has nothing to do with it goes wrong with the rest too.
 */
const HOPELESS: ReadonlySet<Problem['kind']> = new Set([
  'signed-out',
  'forbidden',
  'unreachable',
  'too-often',
])

/** The results of the first items of the queue, in order. Never empty. */
export type Results = readonly Outcome<null>[]

/** Null: the batch goes on. */
function stopOf(results: Results): Problem | null {
  const last = results.at(-1)
  return last && !last.ok && HOPELESS.has(last.problem.kind) ? last.problem : null
}

export const batchGuards = {
  isConfirmed: (_: unknown, decision: Decision) => decision === 'confirmed',
  mustWait: (_: unknown, results: Results) => {
    const stop = stopOf(results)
    return stop?.kind === 'too-often' && stop.retryAfterMs !== null
  },
  isHopeless: (_: unknown, results: Results) => stopOf(results) !== null,
  isLast: ({ context }: Doing<unknown>, results: Results) => context.queue.length <= results.length,
  isWhole: ({ context }: Doing<unknown>) => context.queue.length === 0 && context.failures.length === 0,
}

export const startBatch = <One>(queue: readonly One[]) => ({ queue, done: [], failures: [], problem: null })
export const EMPTY_BATCH = { ...startBatch([]), allowedAt: null }
/** The item that the whole batch stopped at stays in the queue. */
export function recordResults<One>({ context }: Doing<One>, results: Results): Batch<One> {
  const settled = stopOf(results) === null ? results : results.slice(0, -1)
  const done = [...context.done]
  const failures = [...context.failures]
  for (const [at, result] of settled.entries()) {
    const one = context.queue[at]
    if (one === undefined) break
    if (result.ok) done.push(one)
    else failures.push({ one, problem: result.problem })
  }
  return { ...context, queue: context.queue.slice(settled.length), done, failures }
}
export const waitAfter = <One>(doing: Doing<One>, results: Results) => {
  const last = results.at(-1)
  return {
    ...recordResults(doing, results),
    allowedAt: last ? retryAfterOf(last, doing.context.now).allowedAt : null,
  }
}
export const stopReason = <One>(doing: Doing<One>, results: Results) => ({
  ...recordResults(doing, results),
  problem: stopOf(results),
})
export const requeueFailures = <One>({ context: { failures, queue } }: Doing<One>) => ({
  queue: [...failures.map(({ one }) => one), ...queue],
  failures: [],
  problem: null,
})

/** Where the answer about the one under way leads; the next one is asked about in the same state. */
export const batchTransitions = (doing: string) =>
  [
    {
      guard: { type: 'mustWait', params: outputParam },
      target: 'heldOff',
      actions: { type: 'holdOff', params: outputParam },
    },
    {
      guard: { type: 'isHopeless', params: outputParam },
      target: 'reading',
      actions: { type: 'giveUp', params: outputParam },
    },
    {
      guard: { type: 'isLast', params: outputParam },
      target: 'reading',
      actions: { type: 'note', params: outputParam },
    },
    { target: doing, reenter: true, actions: { type: 'note', params: outputParam } },
  ] as const

/** More names than these nobody reads in a question. */
const MAX_NAMED = 3
export const namedOf = (names: readonly string[]): readonly string[] =>
  names.length > MAX_NAMED ? [] : names

export interface BatchProgress<At> {
  kind: 'busy'
  /** What is under way; null while the list is read anew. */
  at: At | null
  done: number
  failed: number
  total: number
  waitsUntil: number | null
}
export function progressOf<One, At>(
  { queue, done, failures, allowedAt }: Batch<One>,
  state: unknown,
  atOf: (one: One) => At,
): BatchProgress<At> {
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
