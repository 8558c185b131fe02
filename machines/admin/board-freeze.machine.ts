import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'

interface Input {
  game: number
}
type FreezeRequest = { kind: 'set'; freezeAt: number | null } | { kind: 'reveal'; title: string }
interface Context extends Input {
  wish: FreezeRequest | null
  /** Why the last wish was not fulfilled. */
  problem: Problem | null
}
type Event = { type: 'set'; freezeAt: number | null } | { type: 'reveal'; title: string }

export const boardFreezeEffects = {
  /** Both end when the screens say so too. */
  setFreeze: effect<{ game: number; freezeAt: number | null }, Outcome<null>>('setFreeze'),
  revealBoard: effect<{ game: number }, Outcome<null>>('revealBoard'),
  askFirst: effect<Question, Decision>('askFirst'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    isDone: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    wish: assign((_, { wish }: { wish: FreezeRequest }) => ({ wish, problem: null })),
    settle: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
    tell: emit(({ context }) => ({ type: 'announce', announcement: toAnnouncement(wished(context)) })),
  },
  actors: boardFreezeEffects,
})
const asking = (src: 'setFreeze' | 'revealBoard') =>
  machine.createStateConfig({
    invoke: {
      src,
      input: ({ context }) => ({ game: context.game, freezeAt: freezeAtOf(wished(context)) }),
      onDone: [
        {
          guard: { type: 'isDone', params: ({ event }) => event.output },
          target: 'resting',
          actions: [{ type: 'settle', params: ({ event }) => event.output }, 'tell'],
        },
        { target: 'resting', actions: { type: 'settle', params: ({ event }) => event.output } },
      ],
    },
  })

/** Since when a board is kept from the public, and its reveal: nobody can be made to forget what was shown, so that one is asked first. */
export const boardFreezeMachine = machine.createMachine({
  id: 'freezing',
  context: ({ input }) => ({ ...input, wish: null, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        set: { target: 'setting', actions: { type: 'wish', params: ({ event }) => ({ wish: { kind: 'set', freezeAt: event.freezeAt } }) } },
        reveal: { target: 'confirming', actions: { type: 'wish', params: ({ event }) => ({ wish: { kind: 'reveal', title: event.title } }) } },
      },
    },
    setting: asking('setFreeze'),
    confirming: {
      invoke: {
        src: 'askFirst',
        input: ({ context }) => ({ kind: 'reveal-board', game: titleOf(wished(context)) }),
        onDone: [{ guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'revealing' }, { target: 'resting' }],
      },
    },
    revealing: asking('revealBoard'),
  },
})

export type BoardFreezeView = { kind: 'resting'; problem: Problem | null } | { kind: 'busy'; doing: 'setting' | 'revealing' }
export function toBoardFreezeView(snapshot: SnapshotFrom<typeof boardFreezeMachine>): BoardFreezeView {
  if (snapshot.matches('setting')) return { kind: 'busy', doing: 'setting' }
  return snapshot.matches('revealing') ? { kind: 'busy', doing: 'revealing' } : { kind: 'resting', problem: snapshot.context.problem }
}

function wished({ wish }: Context): FreezeRequest {
  if (!wish) throw new Error('Nothing is frozen before somebody wishes it.')
  return wish
}

const freezeAtOf = (wish: FreezeRequest) => (wish.kind === 'set' ? wish.freezeAt : null)
const titleOf = (wish: FreezeRequest) => (wish.kind === 'reveal' ? wish.title : '')

function toAnnouncement(wish: FreezeRequest): Announcement {
  if (wish.kind === 'reveal') return { kind: 'board-revealed', game: wish.title }
  return { kind: wish.freezeAt === null ? 'freeze-taken' : 'freeze-set' }
}
