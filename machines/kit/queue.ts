import { setup } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { leftMs, retryAfterOf } from './retry-after.ts'
import { announced, SUCCEEDED, type Announcement, type Emission } from '../app/announcement.ts'
import type { Question } from '../app/confirm-question.ts'
import { effect, type Effect } from '../effect.ts'
import { answers, arrows, choices } from './arrows.ts'
import { askFirst } from './confirm.ts'
import type { RunOf, Runs } from './fill.ts'

/** The results of the first items of the queue, in order. Never empty. */
export type Results = readonly Outcome<null>[]

/** The parts in which two queues differ. `Choice` is the action that the user chose for all items. */
export interface QueueSpec<One, Choice> {
  id: string
  description: string
  ask: (choice: Choice, items: readonly One[]) => Question
  /**
   * Reads the result of one item. A refusal can mean that the wanted state exists already, which counts as a
   * success.
   */
  read?: (result: Outcome<null>) => Outcome<null>
  /** The announcement after all items have succeeded. */
  tell: (choice: Choice, done: readonly One[]) => Announcement
}
export type QueueCommand<One, Choice> =
  | { type: 'begin'; choice: Choice; items: readonly One[] }
  | { type: 'stop' | 'retry' | 'dismiss' }
export type QueueView<One, Choice> =
  | { kind: 'idle' }
  /** `at`: the first item that is being sent or is sent next. Null: the list is being read again. */
  | {
      kind: 'busy'
      choice: Choice
      at: One | null
      done: number
      failed: number
      total: number
      waitsUntil: number | null
      /** The user stopped the queue, and the response to what was sent is not there yet. */
      stops?: true
    }
  /** `problem` stopped the queue before the items in `left`. Null: the user stopped it, or none are left. */
  | {
      kind: 'reported'
      choice: Choice
      done: number
      failures: readonly (One & { problem: Problem })[]
      left: readonly One[]
      problem: Problem | null
    }

interface Clocked {
  now: () => number
}
interface Job<One, Choice> {
  choice: Choice
  /** The first items of `queue` are being sent. */
  queue: readonly One[]
  done: readonly One[]
  failures: readonly { one: One; problem: Problem }[]
  problem: Problem | null
}
interface Context<Scope, One, Choice> {
  scope: Scope
  /** Null: nothing was requested. */
  job: Job<One, Choice> | null
  allowedAt: number | null
  state: 'resting' | 'sending' | 'stopping' | 'waiting' | 'rereading' | 'reported'
}
interface QueueRuns<Scope, One, Choice> {
  askFirst: RunOf<typeof askFirst>
  carryOut: RunOf<Effect<Scope & { choice: Choice; items: readonly One[] }, Results>>
  reread: RunOf<Effect<Scope, null>>
}

/** These problems do not concern the item, so they would meet the next one too. */
const ENDS_THE_QUEUE: ReadonlySet<Problem['kind']> = new Set([
  'signed-out',
  'forbidden',
  'unreachable',
  'too-often',
])
/** More names would make the question too long to read. */
const MAX_NAMED = 3
export const namedOf = (names: readonly string[]): readonly string[] =>
  names.length > MAX_NAMED ? [] : names

/**
 * Applies one action to many items, in as few requests as the server allows. idle → confirming → doing ⇄
 * heldOff → reading → idle or reported.
 */
/* #__NO_SIDE_EFFECTS__ */
export function queueMachine<Scope extends Clocked, One extends object, Choice>(
  spec: QueueSpec<One, Choice>,
) {
  const { id, description, ask, read = (result) => result, tell } = spec
  type Now = Context<Scope, One, Choice>
  const machine = setup({
    types: {
      input: {} as Scope,
      context: {} as Now,
      events: {} as QueueCommand<One, Choice>,
      emitted: {} as Emission,
    },
    delays: { untilAllowed: ({ context: { allowedAt, scope } }) => leftMs({ allowedAt, now: scope.now }) },
    actors: {
      askFirst,
      /** Takes one or more items from the front and resolves to a result for each. */
      carryOut: effect<object, Results>('carryOut'),
      /** Resolves after the screen's list was read again. */
      reread: effect<object, null>('reread'),
    },
  })
  const jobOf = ({ job }: Now): Job<One, Choice> => {
    if (!job) throw new Error(`${id} has nothing to do.`)
    return job
  }
  const stopOf = (results: Results): Problem | null => {
    const last = results.at(-1)
    return last && !last.ok && ENDS_THE_QUEUE.has(last.problem.kind) ? last.problem : null
  }
  /** The item that stopped the queue stays in it, so that a retry sends it again. */
  const recorded = (results: Results, context: Now): Job<One, Choice> => {
    const job = jobOf(context)
    const settled = (stopOf(results) === null ? results : results.slice(0, -1)).map(read)
    const answered = job.queue.slice(0, settled.length)
    return {
      ...job,
      queue: job.queue.slice(settled.length),
      done: [...job.done, ...answered.filter((_, at) => settled[at]?.ok)],
      failures: [
        ...job.failures,
        ...answered.flatMap((one, at) => {
          const result = settled[at]
          return result && !result.ok ? [{ one, problem: result.problem }] : []
        }),
      ],
    }
  }
  const isWhole = ({ queue, failures }: Job<One, Choice>) => queue.length === 0 && failures.length === 0
  const begin = arrows<
    Now,
    Extract<QueueCommand<One, Choice>, { type: 'begin' }>,
    QueueCommand<One, Choice>,
    never,
    never,
    never,
    never,
    Emission,
    object
  >({
    when: ({ items }) => items.length > 0,
    to: 'confirming',
    put: ({ choice, items }) => ({
      job: { choice, queue: items, done: [], failures: [], problem: null },
      state: 'resting',
    }),
  })
  const forgotten = () => ({ job: null, state: 'resting' as const })
  const made = machine.createMachine({
    id,
    description,
    context: ({ input }) => ({ scope: input, job: null, allowedAt: null, state: 'resting' }),
    initial: 'idle',
    states: {
      idle: { description: 'Nothing is running.', on: { begin } },
      confirming: {
        description: 'Waits for the user to confirm.',
        invoke: {
          src: 'askFirst',
          input: ({ context }) => ask(jobOf(context).choice, jobOf(context).queue),
          onDone: answers(
            {
              when: (decision) => decision === 'confirmed',
              to: 'doing',
              put: () => ({ state: 'sending' }),
            },
            { to: 'idle', put: forgotten },
          ),
        },
      },
      doing: {
        description: 'Waits for the server to carry out the first items of the queue.',
        invoke: {
          src: 'carryOut',
          input: ({ context }) => {
            const { choice, queue } = jobOf(context)
            return { ...context.scope, choice, items: queue }
          },
          onDone: answers(
            {
              when: (results, { state }) => {
                const stop = stopOf(results)
                return state !== 'stopping' && stop?.kind === 'too-often' && stop.retryAfterMs !== null
              },
              to: 'heldOff',
              put: (results, context) => {
                const last = results.at(-1)
                return {
                  job: recorded(results, context),
                  allowedAt: last ? retryAfterOf(last, context.scope.now).allowedAt : null,
                  state: 'waiting',
                }
              },
            },
            {
              when: (results, context) =>
                context.state === 'stopping' ||
                stopOf(results) !== null ||
                recorded(results, context).queue.length === 0,
              to: 'reading',
              put: (results, context) => ({
                job: { ...recorded(results, context), problem: stopOf(results) },
                state: 'rereading',
              }),
            },
            {
              to: 'doing',
              again: true,
              put: (results, context) => ({ job: recorded(results, context) }),
            },
          ),
        },
        // A stop waits for the response. Without it, nobody would know what the server has done.
        on: { stop: choices({ put: () => ({ state: 'stopping' }) }) },
      },
      heldOff: {
        description: 'Too many attempts. Counts down the wait.',
        after: { untilAllowed: choices({ to: 'doing', put: () => ({ state: 'sending' }) }) },
        on: { stop: choices({ to: 'reading', put: () => ({ state: 'rereading' }) }) },
      },
      reading: {
        description: 'Reads the list of the screen again.',
        invoke: {
          src: 'reread',
          input: ({ context }) => context.scope,
          onDone: answers(
            {
              when: (_, context) => isWhole(jobOf(context)),
              to: 'idle',
              tell: (_, context) => [announced(tell(jobOf(context).choice, jobOf(context).done)), SUCCEEDED],
              put: forgotten,
            },
            { to: 'reported', put: () => ({ state: 'reported' }) },
          ),
        },
      },
      reported: {
        description: 'Shows the items that failed or were left. The user may try them again.',
        on: {
          begin,
          retry: choices({
            to: 'doing',
            put: (context) => {
              const job = jobOf(context)
              const queue = [...job.failures.map(({ one }) => one), ...job.queue]
              return { job: { ...job, queue, failures: [], problem: null }, state: 'sending' }
            },
          }),
          dismiss: choices({ to: 'idle', put: forgotten }),
        },
      },
    },
  })
  const typed: typeof made & Runs<QueueRuns<Scope, One, Choice>> = made
  return typed
}

export function toQueueView<One, Choice>({
  context: { job, state, allowedAt },
}: {
  context: Context<unknown, One, Choice>
}): QueueView<One, Choice> {
  if (job === null || state === 'resting') return { kind: 'idle' }
  const { choice, queue, done, failures, problem } = job
  if (state === 'reported')
    return {
      kind: 'reported',
      choice,
      done: done.length,
      failures: failures.map(({ one, problem: why }) => ({ ...one, problem: why })),
      left: queue,
      problem,
    }
  return {
    kind: 'busy',
    choice,
    at: state === 'rereading' ? null : (queue[0] ?? null),
    done: done.length,
    failed: failures.length,
    total: queue.length + done.length + failures.length,
    waitsUntil: state === 'waiting' ? allowedAt : null,
    ...(state === 'stopping' ? { stops: true } : {}),
  }
}
