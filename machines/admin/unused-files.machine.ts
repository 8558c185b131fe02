import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'

/** What is to go. `size` is in bytes, as far as the screen knows; `skip` is where the list on view begins. */
export type FileRemoval = { count: number; size: number; skip: number } & (
  | { kind: 'some'; hashes: readonly string[] }
  | { kind: 'all' }
)
/**
 * `kept`: linked to meanwhile, or removed by somebody else. What went before something failed is gone all the
 * same.
 */
export interface RemovedFiles {
  count: number
  kept: number
  problem: Problem | null
}

interface Context {
  wish: FileRemoval | null
  problem: Problem | null
}
type Event = { type: 'remove'; wish: FileRemoval }

export const unusedFilesEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  /** Ends when the list on view has been read anew. */
  removeFiles: effect<FileRemoval, RemovedFiles>('removeFiles'),
}
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isAny: (_, { wish }: { wish: FileRemoval }) => wish.count > 0,
    hasEffect: (_, { count, kept }: RemovedFiles) => count + kept > 0,
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
  },
  actions: {
    choose: assign((_, { wish }: { wish: FileRemoval }) => ({ wish, problem: null })),
    forget: assign({ wish: null }),
    blame: assign((_, { problem }: RemovedFiles) => ({ problem })),
    tell: emit((_, { count, kept }: RemovedFiles) => ({
      type: 'announce',
      announcement: { kind: 'files-removed', count, kept },
    })),
  },
  actors: unusedFilesEffects,
})

/** Removing what nothing links to. */
export const unusedFilesMachine = machine.createMachine({
  id: 'unusedFiles',
  context: { wish: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        remove: {
          guard: { type: 'isAny', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      invoke: {
        src: 'askFirst',
        input: ({ context }) => ({ kind: 'remove-files', ...amountOf(wished(context)) }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'removing' },
          { target: 'idle', actions: 'forget' },
        ],
      },
    },
    removing: {
      invoke: {
        src: 'removeFiles',
        input: ({ context }) => wished(context),
        onDone: [
          {
            guard: { type: 'hasEffect', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'blame', params: ({ event }) => event.output },
              { type: 'tell', params: ({ event }) => event.output },
              'forget',
            ],
          },
          { target: 'idle', actions: [{ type: 'blame', params: ({ event }) => event.output }, 'forget'] },
        ],
      },
    },
  },
})

export type UnusedFilesView =
  | { kind: 'idle'; problem: Problem | null }
  | { kind: 'busy'; what: FileRemoval['kind'] }
export function toUnusedFilesView({
  context,
  ...snapshot
}: SnapshotFrom<typeof unusedFilesMachine>): UnusedFilesView {
  return snapshot.value === 'removing'
    ? { kind: 'busy', what: wished(context).kind }
    : { kind: 'idle', problem: context.problem }
}

const amountOf = ({ count, size }: FileRemoval) => ({ count, size })

function wished({ wish }: Context): FileRemoval {
  if (!wish) throw new Error('Nothing is removed before it is chosen.')
  return wish
}
