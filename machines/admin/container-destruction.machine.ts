import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import { leftMs } from '../account/retry-after.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'
import {
  startBatch,
  stopReason,
  waitAfter,
  batchTransitions,
  namedOf,
  recordResults,
  EMPTY_BATCH,
  batchGuards,
  progressOf,
  requeueFailures,
  reportOf,
  type Batch,
  type BatchProgress,
  type BatchReport,
  type Results,
} from './batch.ts'

/** One container, and what people call it: its challenge and its team. */
export interface ContainerToDestroy {
  guid: string
  of: string
}

interface Input {
  now: () => number
}
type Context = Input & Batch<ContainerToDestroy>
interface RequestedDestruction {
  containers: readonly ContainerToDestroy[]
}
type Event = ({ type: 'destroy' } & RequestedDestruction) | { type: 'stop' | 'retry' | 'dismiss' }

export const containerDestructionEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  /** Takes one or more from the front, and answers for each taken. */
  destroyContainers: effect<readonly string[], Results>('destroyContainers'),
  /** Ends when the list on view is what the server says. */
  readContainers: effect<void, null>('readContainers'),
}
const GONE = { ok: true, value: null } as const
const goneIsDone = (result: Results[number]) =>
  !result.ok && result.problem.kind === 'missing' ? GONE : result
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    ...batchGuards,
    isSome: (_, { containers }: RequestedDestruction) => containers.length > 0,
  },
  actions: {
    choose: assign((_, { containers }: RequestedDestruction) => startBatch(containers)),
    forget: assign(() => startBatch([])),
    // One that is not there any more is as good as destroyed.
    note: assign((at, results: Results) => recordResults(at, results.map(goneIsDone))),
    holdOff: assign((at, results: Results) => waitAfter(at, results.map(goneIsDone))),
    giveUp: assign((at, results: Results) => stopReason(at, results.map(goneIsDone))),
    queueAgain: assign((at) => requeueFailures(at)),
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

/** An administrator destroys one container or many. A base server takes them one call after another. */
export const containerDestructionMachine = machine.createMachine({
  id: 'containerDestruction',
  description: 'Destroys one or more containers, one request after another.',
  context: ({ input }) => ({ ...input, ...EMPTY_BATCH }),
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is running.', ...open },
    confirming: {
      description: 'Waits for the user to confirm.',
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
      description: 'Waits for the server to destroy the first of the remaining containers.',
      invoke: {
        src: 'destroyContainers',
        input: ({ context }) => context.queue.map(({ guid }) => guid),
        onDone: batchTransitions('destroying'),
      },
      on: { stop: 'reading' },
    },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: 'destroying' },
      on: { stop: 'reading' },
    },
    reading: {
      description: 'Waits for the list to load again.',
      invoke: {
        src: 'readContainers',
        onDone: [{ guard: 'isWhole', target: 'idle', actions: ['tell', 'forget'] }, { target: 'reported' }],
      },
    },
    reported: {
      description: 'Some containers were not destroyed. Shows the reasons; the user may try again.',
      on: {
        ...open.on,
        retry: { target: 'destroying', actions: 'queueAgain' },
        dismiss: { target: 'idle', actions: 'forget' },
      },
    },
  },
})

export type ContainerDestructionView =
  | { kind: 'idle' }
  | BatchProgress<string>
  | BatchReport<ContainerToDestroy>
export function toContainerDestructionView(
  snapshot: SnapshotFrom<typeof containerDestructionMachine>,
): ContainerDestructionView {
  if (snapshot.matches('idle') || snapshot.matches('confirming')) return { kind: 'idle' }
  if (snapshot.matches('reported')) return reportOf(snapshot.context)
  return progressOf(snapshot.context, snapshot.value, ({ guid }) => guid)
}

const toQuestion = (containers: readonly ContainerToDestroy[]): Question => ({
  kind: 'destroy-containers',
  containers: containers.length,
  named: namedOf(containers.map(({ of }) => of)),
})
