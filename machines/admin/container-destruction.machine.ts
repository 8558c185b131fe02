import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { holdOffOf, leftMs } from '../account/hold-off.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/question.ts'
import { demand } from '../demand.ts'
import { effect } from '../effect.ts'

/** One container, and what people call it: its challenge and its team. */
export interface Doomed {
  guid: string
  of: string
}
export interface Undestroyed extends Doomed {
  problem: Problem
}

interface Input {
  now: () => number
}
interface Context extends Input {
  /** What is still to be done; the first one is under way. */
  queue: readonly Doomed[]
  done: readonly Doomed[]
  failures: readonly Undestroyed[]
  /** Why the rest was not even tried. */
  problem: Problem | null
  allowedAt: number | null
}
interface Wish {
  containers: readonly Doomed[]
}
type Event = ({ type: 'destroy' } & Wish) | { type: 'stop' | 'retry' | 'dismiss' }

export const containerDestructionEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  destroyContainer: effect<string, Outcome<null>>('destroyContainer'),
  /** Ends when the list on view is what the server says. */
  readContainers: effect<void, null>('readContainers'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isSome: (_, { containers }: Wish) => containers.length > 0,
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    mustWait: (_, answer: Outcome<null>) => !answer.ok && answer.problem.kind === 'too-often' && answer.problem.retryAfterMs !== null,
    isHopeless: (_, answer: Outcome<null>) => !answer.ok && HOPELESS.has(answer.problem.kind),
    isLast: ({ context }) => context.queue.length === 1,
    isWhole: ({ context }) => context.queue.length === 0 && context.failures.length === 0,
  },
  actions: {
    choose: assign((_, { containers }: Wish) => ({ queue: containers, done: [], failures: [], problem: null })),
    forget: assign({ queue: [], done: [], failures: [], problem: null }),
    note: assign(({ context: { queue, done, failures } }, answer: Outcome<null>) => {
      const [first, ...rest] = queue
      const one = demand(first ?? null)
      // One that is not there any more is as good as destroyed.
      return answer.ok || answer.problem.kind === 'missing'
        ? { queue: rest, done: [...done, one] }
        : { queue: rest, failures: [...failures, { ...one, problem: answer.problem }] }
    }),
    holdOff: assign(({ context }, answer: Outcome<null>) => ({ allowedAt: holdOffOf(answer, context.now).allowedAt })),
    giveUp: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
    queueAgain: assign(({ context: { failures, queue } }) => ({
      queue: [...failures.map(({ guid, of }) => ({ guid, of })), ...queue],
      failures: [],
      problem: null,
    })),
    tell: emit(({ context: { done } }) => ({
      type: 'announce',
      announcement: { kind: 'containers-destroyed', containers: done.length, of: done[0]?.of ?? '' },
    })),
  },
  delays: { untilAllowed: ({ context }) => leftMs(context) },
  actors: containerDestructionEffects,
})
const open = machine.createStateConfig({
  on: {
    destroy: {
      guard: { type: 'isSome', params: ({ event }) => event },
      target: 'confirming',
      actions: { type: 'choose', params: ({ event }) => event },
    },
  },
})

/** One container or many, one call after another, by who runs the platform. */
export const containerDestructionMachine = machine.createMachine({
  id: 'containerDestruction',
  context: ({ input }) => ({ ...input, queue: [], done: [], failures: [], problem: null, allowedAt: null }),
  initial: 'idle',
  states: {
    idle: open,
    confirming: {
      invoke: {
        src: 'askFirst',
        input: ({ context }) => toQuestion(context.queue),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'destroying' },
          { target: 'idle', actions: 'forget' },
        ],
      },
    },
    destroying: {
      invoke: {
        src: 'destroyContainer',
        input: ({ context }) => demand(context.queue[0] ?? null).guid,
        onDone: [
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'heldOff',
            actions: { type: 'holdOff', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isHopeless', params: ({ event }) => event.output },
            target: 'reading',
            actions: { type: 'giveUp', params: ({ event }) => event.output },
          },
          { guard: 'isLast', target: 'reading', actions: { type: 'note', params: ({ event }) => event.output } },
          { target: 'destroying', reenter: true, actions: { type: 'note', params: ({ event }) => event.output } },
        ],
      },
      on: { stop: 'reading' },
    },
    heldOff: { after: { untilAllowed: 'destroying' }, on: { stop: 'reading' } },
    reading: {
      invoke: {
        src: 'readContainers',
        onDone: [{ guard: 'isWhole', target: 'idle', actions: ['tell', 'forget'] }, { target: 'reported' }],
      },
    },
    reported: { on: { ...open.on, retry: { target: 'destroying', actions: 'queueAgain' }, dismiss: { target: 'idle', actions: 'forget' } } },
  },
})

export type ContainerDestructionView =
  | { kind: 'idle' }
  /** `at` is the container under way; null while the list is read anew. */
  | { kind: 'busy'; at: string | null; done: number; failed: number; total: number; waitsUntil: number | null }
  | { kind: 'reported'; done: number; failures: readonly Undestroyed[]; left: readonly Doomed[]; problem: Problem | null }
export function toContainerDestructionView(snapshot: SnapshotFrom<typeof containerDestructionMachine>): ContainerDestructionView {
  const { queue, done, failures, problem, allowedAt } = snapshot.context
  if (snapshot.matches('idle') || snapshot.matches('confirming')) return { kind: 'idle' }
  if (snapshot.matches('reported')) return { kind: 'reported', done: done.length, failures, left: queue, problem }
  return {
    kind: 'busy',
    at: snapshot.matches('reading') ? null : (queue[0]?.guid ?? null),
    done: done.length,
    failed: failures.length,
    total: queue.length + done.length + failures.length,
    waitsUntil: snapshot.matches('heldOff') ? allowedAt : null,
  }
}

/** What goes wrong with one of them for a reason that has nothing to do with it goes wrong with the rest too. */
const HOPELESS: ReadonlySet<Problem['kind']> = new Set(['signed-out', 'forbidden', 'unreachable', 'too-often'])

/** More names than these nobody reads in a question. */
const MOST_NAMED = 3
function toQuestion(containers: readonly Doomed[]): Question {
  return {
    kind: 'destroy-containers',
    containers: containers.length,
    named: containers.length > MOST_NAMED ? [] : containers.map(({ of }) => of),
  }
}
