import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effectsOfGame } from '../app/asked-effects.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'

interface Input {
  game: number
}
export interface NewFreeze {
  freezeAt: number | null
  title: string
  /** Whether it shows solves that are hidden now. */
  shows: boolean
}
type FreezeRequest = ({ kind: 'set' } & NewFreeze) | { kind: 'reveal'; title: string }
interface Context extends Input {
  wish: FreezeRequest | null
  /** Why the last wish was not fulfilled. */
  problem: Problem | null
}
type Event = ({ type: 'set' } & NewFreeze) | { type: 'reveal'; title: string }

export const boardFreezeEffects = {
  /** Both end when the screens say so too. */
  setFreeze: effect<{ game: number; freezeAt: number | null }, Outcome<null>>('setFreeze'),
  revealBoard: effect<{ game: number }, Outcome<null>>('revealBoard'),
  askFirst: effect<Question, Decision>('askFirst'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    shows: (_, { shows }: NewFreeze) => shows,
    isReveal: ({ context }, decision: Decision) =>
      decision === 'confirmed' && context.wish?.kind === 'reveal',
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

/**
 * Sets the moment from which the board is frozen, and reveals it. The machine asks before it shows hidden
 * solves: nobody forgets them again.
 */
export const boardFreezeMachine = machine.createMachine({
  id: 'freezing',
  description: "Sets the freeze of a game's scoreboard, and reveals it.",
  context: ({ input }) => ({ ...input, wish: null, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is running.',
      on: {
        set: [
          {
            guard: { type: 'shows', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'wish', params: ({ event }) => ({ wish: { ...event, kind: 'set' } }) },
          },
          {
            target: 'setting',
            actions: { type: 'wish', params: ({ event }) => ({ wish: { ...event, kind: 'set' } }) },
          },
        ],
        reveal: {
          target: 'confirming',
          actions: {
            type: 'wish',
            params: ({ event }) => ({ wish: { kind: 'reveal', title: event.title } }),
          },
        },
      },
    },
    setting: { description: 'Waits for the server to store the freeze.', ...asking('setFreeze') },
    confirming: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ context }) => toQuestion(context.game, wished(context)),
        onDone: [
          { guard: { type: 'isReveal', params: ({ event }) => event.output }, target: 'revealing' },
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'setting' },
          { target: 'resting' },
        ],
      },
    },
    revealing: { description: 'Waits for the server to reveal the hidden solves.', ...asking('revealBoard') },
  },
})

export type BoardFreezeView =
  | { kind: 'resting'; problem: Problem | null }
  | { kind: 'busy'; doing: 'setting' | 'revealing' }
export function toBoardFreezeView(snapshot: SnapshotFrom<typeof boardFreezeMachine>): BoardFreezeView {
  if (snapshot.matches('setting')) return { kind: 'busy', doing: 'setting' }
  return snapshot.matches('revealing')
    ? { kind: 'busy', doing: 'revealing' }
    : { kind: 'resting', problem: snapshot.context.problem }
}

function wished({ wish }: Context): FreezeRequest {
  if (!wish) throw new Error('Nothing is frozen before somebody wishes it.')
  return wish
}

const freezeAtOf = (wish: FreezeRequest) => (wish.kind === 'set' ? wish.freezeAt : null)

const toQuestion = (game: number, wish: FreezeRequest): Question => ({
  kind: wish.kind === 'reveal' ? 'reveal-board' : 'lift-freeze',
  game: wish.title,
  effects: effectsOfGame(game, freezeAtOf(wish)),
})

function toAnnouncement(wish: FreezeRequest): Announcement {
  if (wish.kind === 'reveal') return { kind: 'board-revealed', game: wish.title }
  return { kind: wish.freezeAt === null ? 'freeze-taken' : 'freeze-set' }
}
