import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
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
  recordResult,
  EMPTY_BATCH,
  batchGuards,
  progressOf,
  requeueFailures,
  reportOf,
  currentItem,
  type Batch,
  type BatchProgress,
  type BatchReport,
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
  destroyContainer: effect<string, Outcome<null>>('destroyContainer'),
  /** Ends when the list on view is what the server says. */
  readContainers: effect<void, null>('readContainers'),
}
const GONE = { ok: true, value: null } as const
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    ...batchGuards,
    isSome: (_, { containers }: RequestedDestruction) => containers.length > 0,
  },
  actions: {
    choose: assign((_, { containers }: RequestedDestruction) => startBatch(containers)),
    forget: assign(() => startBatch([])),
    // One that is not there any more is as good as destroyed.
    note: assign((at, answer: Outcome<null>) => recordResult(at, !answer.ok && answer.problem.kind === 'missing' ? GONE : answer)),
    holdOff: assign((at, answer: Outcome<null>) => waitAfter(at, answer)),
    giveUp: assign((_, answer: Outcome<null>) => stopReason(answer)),
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

/** One container or many, one call after another, by who runs the platform. */
export const containerDestructionMachine = machine.createMachine({
  id: 'containerDestruction',
  context: ({ input }) => ({ ...input, ...EMPTY_BATCH }),
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
        input: (doing) => currentItem(doing).guid,
        onDone: batchTransitions('destroying'),
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

export type ContainerDestructionView = { kind: 'idle' } | BatchProgress<string> | BatchReport<ContainerToDestroy>
export function toContainerDestructionView(snapshot: SnapshotFrom<typeof containerDestructionMachine>): ContainerDestructionView {
  if (snapshot.matches('idle') || snapshot.matches('confirming')) return { kind: 'idle' }
  if (snapshot.matches('reported')) return reportOf(snapshot.context)
  return progressOf(snapshot.context, snapshot.value, ({ guid }) => guid)
}

const toQuestion = (containers: readonly ContainerToDestroy[]): Question => ({
  kind: 'destroy-containers',
  containers: containers.length,
  named: namedOf(containers.map(({ of }) => of)),
})
