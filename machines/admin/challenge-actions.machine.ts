import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { effectsOfChallenge } from '../app/asked-effects.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'

export type ChallengeActionKind = 'enable' | 'disable' | 'delete'
export interface ChallengeAction {
  kind: ChallengeActionKind
  challenge: number
  /** What it is called when somebody acts. */
  title: string
  /** Of an editor, which knows what it would delete; null acts on whatever is stored. */
  version: string | null
  /** While the game runs, its players hear of it. */
  during: 'running' | 'resting'
}
interface Input {
  game: number
}
interface Context extends Input {
  act: ChallengeAction | null
  /** What the last act failed on, and of which challenge. */
  failed: { challenge: number; problem: Problem } | null
}
type Event = { type: 'act'; act: ChallengeAction }

export const challengeActionsEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  /** Ends when the list of the game says so too. */
  carryOut: effect<{ game: number; act: ChallengeAction }, Outcome<null>>('carryOut'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    hasDeleted: ({ context }, answer: Outcome<null>) => answer.ok && context.act?.kind === 'delete',
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    choose: assign((_, { act }: { act: ChallengeAction }) => ({ act, failed: null })),
    forget: assign({ act: null }),
    blame: assign(({ context }, answer: Outcome<null>) => ({
      act: null,
      failed: answer.ok ? null : { challenge: chosen(context).challenge, problem: answer.problem },
    })),
    tell: emit(({ context }) => ({ type: 'announce', announcement: toAnnouncement(chosen(context)) })),
  },
  actors: challengeActionsEffects,
})

/**
 * What is done to a challenge as a whole, one act after another. Each is asked about first: players may be
 * told at once, and take no notice back.
 */
export const challengeActionsMachine = machine.createMachine({
  id: 'challengeActs',
  context: ({ input }) => ({ ...input, act: null, failed: null }),
  initial: 'idle',
  states: {
    idle: {
      on: { act: { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } } },
    },
    confirming: {
      invoke: {
        src: 'askFirst',
        input: ({ context }) => toQuestion(context.game, chosen(context)),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'acting' },
          { target: 'idle', actions: 'forget' },
        ],
      },
    },
    acting: {
      invoke: {
        src: 'carryOut',
        input: ({ context }) => ({ game: context.game, act: chosen(context) }),
        onDone: [
          {
            guard: { type: 'hasDeleted', params: ({ event }) => event.output },
            target: 'gone',
            actions: 'tell',
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['tell', 'forget'],
          },
          { target: 'idle', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    gone: {},
  },
})

export type ChallengeActionsView =
  | { kind: 'idle'; failed: { challenge: number; problem: Problem } | null }
  | { kind: 'busy'; act: ChallengeActionKind; challenge: number }
  | { kind: 'gone' }
export function toChallengeActionsView(
  snapshot: SnapshotFrom<typeof challengeActionsMachine>,
): ChallengeActionsView {
  const { act, failed } = snapshot.context
  if (snapshot.matches('gone')) return { kind: 'gone' }
  return act && snapshot.matches('acting')
    ? { kind: 'busy', act: act.kind, challenge: act.challenge }
    : { kind: 'idle', failed }
}

function chosen({ act }: Context): ChallengeAction {
  if (!act) throw new Error('Nothing is carried out before it is chosen.')
  return act
}

function toQuestion(
  game: number,
  { kind, challenge: id, title: challenge, during }: ChallengeAction,
): Question {
  const effects = effectsOfChallenge(game, id)
  switch (kind) {
    case 'enable':
      return { kind: 'enable-challenge', challenge, during, effects }
    case 'disable':
      return { kind: 'disable-challenge', challenge, during, effects }
    case 'delete':
      return { kind: 'delete-challenge', challenge, effects }
  }
}

function toAnnouncement({ kind, title: challenge }: ChallengeAction): Announcement {
  return {
    kind:
      kind === 'enable'
        ? 'challenge-enabled'
        : kind === 'disable'
          ? 'challenge-disabled'
          : 'challenge-deleted',
    challenge,
  }
}
