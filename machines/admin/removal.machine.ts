import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/question.ts'
import { effect } from '../effect.ts'

/** What an organiser may take away for good, as it is called when somebody wishes it. */
export type Removable =
  | { kind: 'game'; game: number; title: string }
  | { kind: 'notice'; game: number; notice: number; content: string }
  | { kind: 'logo'; platform: string }

interface Context {
  thing: Removable | null
}
type Event = { type: 'remove'; thing: Removable }

export const removalEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  /** Ends when the lists say so too. What is gone already counts as removed. */
  carryOut: effect<Removable, Outcome<null>>('carryOut'),
}
const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    choose: assign((_, { thing }: { thing: Removable }) => ({ thing })),
    forget: assign({ thing: null }),
    tell: emit(({ context }, answer: Outcome<null>) => ({ type: 'announce', announcement: toAnnouncement(chosen(context), answer) })),
  },
  actors: removalEffects,
})

/** A thing is never removed without being asked first. */
const choosing = machine.createStateConfig({
  on: { remove: { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } } },
})

/** Removing one thing after another. */
export const removalMachine = machine.createMachine({
  id: 'removal',
  context: { thing: null },
  initial: 'idle',
  states: {
    idle: { entry: 'forget', ...choosing },
    confirming: {
      invoke: {
        src: 'askFirst',
        input: ({ context }) => toQuestion(chosen(context)),
        onDone: [{ guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'removing' }, { target: 'idle' }],
      },
    },
    removing: {
      invoke: {
        src: 'carryOut',
        input: ({ context }) => chosen(context),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'gone',
            actions: { type: 'tell', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'tell', params: ({ event }) => event.output } },
        ],
      },
    },
    gone: choosing,
  },
})

export type RemovalView = { kind: 'idle' } | { kind: 'busy'; thing: Removable } | { kind: 'gone' }
export function toRemovalView(snapshot: SnapshotFrom<typeof removalMachine>): RemovalView {
  if (snapshot.matches('gone')) return { kind: 'gone' }
  return snapshot.matches('removing') ? { kind: 'busy', thing: chosen(snapshot.context) } : { kind: 'idle' }
}

function chosen({ thing }: Context): Removable {
  if (!thing) throw new Error('Nothing is removed before it is chosen.')
  return thing
}

function toQuestion(thing: Removable): Question {
  switch (thing.kind) {
    case 'game':
      return { kind: 'delete-game', game: thing.title }
    case 'notice':
      return { kind: 'delete-notice', notice: thing.content }
    case 'logo':
      return { kind: 'remove-logo', platform: thing.platform }
  }
}

function toAnnouncement(thing: Removable, answer: Outcome<null>): Announcement {
  if (!answer.ok) return { kind: 'failed', problem: answer.problem }
  if (thing.kind === 'logo') return { kind: 'logo-removed' }
  return thing.kind === 'game' ? { kind: 'game-deleted', game: thing.title } : { kind: 'notice-deleted' }
}
