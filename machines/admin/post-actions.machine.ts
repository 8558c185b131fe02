import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'

export type PostActionKind = 'pin' | 'unpin' | 'delete'
export interface PostAction {
  kind: PostActionKind
  /** What the post is called when somebody acts. */
  title: string
  /** Of an editor, which knows what it would delete; null acts on whatever is stored. */
  version: string | null
}
interface Input {
  post: string
}
interface Context extends Input {
  act: PostAction | null
}
type Event = { type: 'act' } & PostAction

export const postActionsEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  /** Ends when the lists say so too. */
  carryOut: effect<{ post: string; act: PostAction }, Outcome<null>>('carryOut'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isDeletion: (_, { kind }: PostAction) => kind === 'delete',
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    hasDeleted: ({ context }, answer: Outcome<null>) => answer.ok && context.act?.kind === 'delete',
  },
  actions: {
    choose: assign((_, { kind, title, version }: PostAction) => ({ act: { kind, title, version } })),
    forget: assign({ act: null }),
    tell: emit(({ context }, answer: Outcome<null>) => ({
      type: 'announce',
      announcement: toAnnouncement(chosen(context), answer),
    })),
  },
  actors: postActionsEffects,
})

/** What an administrator does to one post without opening it. */
export const postActionsMachine = machine.createMachine({
  id: 'postActs',
  context: ({ input }) => ({ ...input, act: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        act: [
          {
            guard: { type: 'isDeletion', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'acting', actions: { type: 'choose', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      invoke: {
        src: 'askFirst',
        input: ({ context }) => ({ kind: 'delete-post', post: chosen(context).title }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'acting' },
          { target: 'idle' },
        ],
      },
    },
    acting: {
      invoke: {
        src: 'carryOut',
        input: ({ context }) => ({ post: context.post, act: chosen(context) }),
        onDone: [
          {
            guard: { type: 'hasDeleted', params: ({ event }) => event.output },
            target: 'gone',
            actions: { type: 'tell', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'tell', params: ({ event }) => event.output } },
        ],
      },
    },
    gone: {},
  },
})

export type PostActionsView = { kind: 'idle' } | { kind: 'busy'; act: PostActionKind } | { kind: 'gone' }
export function toPostActionsView(snapshot: SnapshotFrom<typeof postActionsMachine>): PostActionsView {
  const { act } = snapshot.context
  if (snapshot.matches('gone')) return { kind: 'gone' }
  return act && snapshot.matches('acting') ? { kind: 'busy', act: act.kind } : { kind: 'idle' }
}

function chosen({ act }: Context): PostAction {
  if (!act) throw new Error('Nothing is carried out before it is chosen.')
  return act
}

function toAnnouncement({ kind, title }: PostAction, answer: Outcome<null>): Announcement {
  if (!answer.ok) return { kind: 'failed', problem: answer.problem }
  return {
    kind: kind === 'pin' ? 'post-pinned' : kind === 'unpin' ? 'post-unpinned' : 'post-deleted',
    post: title,
  }
}
