import { setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { announced, type Announcement, type Emission } from '../app/announcement.ts'
import { effectsOfGame } from '../app/asked-effects.ts'
import type { Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'
import { answers, arrows, type Arrow } from '../kit/arrows.ts'
import { askFirst } from '../kit/confirm.ts'
import { only } from '../kit/only.ts'

interface Input {
  game: number
}
export interface NewFreeze {
  freezeAt: number | null
  title: string
  /** Whether the request publishes solves that are hidden now. */
  shows: boolean
}
type FreezeRequest = ({ type: 'set' } & NewFreeze) | { type: 'reveal'; title: string }
type At =
  /** `problem` is the reason why the last request failed. Null: it did not fail. */
  { kind: 'resting'; problem: Problem | null } | { kind: 'asked' | 'sent'; request: FreezeRequest }
interface Context extends Input {
  at: At
}

/** Both effects resolve after the data of the screens was read again. */
export const boardFreezeEffects = {
  setFreeze: effect<{ game: number; freezeAt: number | null }, Outcome<null>>('setFreeze'),
  revealBoard: effect<{ game: number }, Outcome<null>>('revealBoard'),
  askFirst,
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as FreezeRequest,
    emitted: {} as Emission,
  },
  actors: boardFreezeEffects,
})
const requestOf = ({ at }: Context) => only(at, 'asked', 'sent').request
const sent = (context: Context): Pick<Context, 'at'> => ({
  at: { kind: 'sent', request: requestOf(context) },
})
const answered: Arrow<Outcome<null>, Context, Emission> = {
  to: 'resting',
  tell: ({ ok }, context) => (ok ? [announced(toAnnouncement(requestOf(context)))] : []),
  put: (answer) => ({ at: { kind: 'resting', problem: answer.ok ? null : answer.problem } }),
}

/** Asks before it publishes hidden solves, because users cannot forget what they saw. */
export const boardFreezeMachine = machine.createMachine({
  id: 'freezing',
  description: "Sets the freeze of a game's scoreboard, and reveals it.",
  context: ({ input: { game } }) => ({ game, at: { kind: 'resting', problem: null } }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is running.',
      on: {
        set: arrows(
          {
            when: ({ shows }) => shows,
            to: 'confirming',
            put: (request) => ({ at: { kind: 'asked', request } }),
          },
          {
            to: 'setting',
            put: (request) => ({ at: { kind: 'sent', request } }),
          },
        ),
        reveal: arrows({
          to: 'confirming',
          put: (request) => ({ at: { kind: 'asked', request } }),
        }),
      },
    },
    setting: {
      description: 'Waits for the server to store the freeze.',
      invoke: {
        src: 'setFreeze',
        input: ({ context }) => ({ game: context.game, freezeAt: freezeAtOf(requestOf(context)) }),
        onDone: answers(answered),
      },
    },
    confirming: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ context }) => toQuestion(context.game, requestOf(context)),
        onDone: answers(
          {
            when: (decision, context) => decision === 'confirmed' && requestOf(context).type === 'reveal',
            to: 'revealing',
            put: (_, context) => sent(context),
          },
          {
            when: (decision) => decision === 'confirmed',
            to: 'setting',
            put: (_, context) => sent(context),
          },
          { to: 'resting', put: () => ({ at: { kind: 'resting', problem: null } }) },
        ),
      },
    },
    revealing: {
      description: 'Waits for the server to reveal the hidden solves.',
      invoke: {
        src: 'revealBoard',
        input: ({ context: { game } }) => ({ game }),
        onDone: answers(answered),
      },
    },
  },
})

export type BoardFreezeView =
  | { kind: 'resting'; problem: Problem | null }
  | { kind: 'busy'; doing: 'setting' | 'revealing' }
export function toBoardFreezeView({
  context: { at },
}: SnapshotFrom<typeof boardFreezeMachine>): BoardFreezeView {
  if (at.kind === 'resting') return at
  if (at.kind === 'asked') return { kind: 'resting', problem: null }
  return { kind: 'busy', doing: at.request.type === 'reveal' ? 'revealing' : 'setting' }
}

const freezeAtOf = (request: FreezeRequest) => (request.type === 'set' ? request.freezeAt : null)

const toQuestion = (game: number, request: FreezeRequest): Question => ({
  kind: request.type === 'reveal' ? 'reveal-board' : 'lift-freeze',
  game: request.title,
  effects: effectsOfGame(game, freezeAtOf(request)),
})

function toAnnouncement(request: FreezeRequest): Announcement {
  if (request.type === 'reveal') return { kind: 'board-revealed', game: request.title }
  return { kind: request.freezeAt === null ? 'freeze-taken' : 'freeze-set' }
}
