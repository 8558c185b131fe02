import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'

interface Input {
  team: { id: number; name: string }
}
interface Context extends Input {
  /** Null until the server has told it. */
  code: string | null
  problem: Problem | null
}
type Event = { type: 'renew' } | { type: 'retry' }

export const teamInviteEffects = {
  loadCode: effect<number, Outcome<string>>('loadCode'),
  askFirst: effect<Question, Decision>('askFirst'),
  renewCode: effect<number, Outcome<string>>('renewCode'),
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
    isAnswered: (_, answer: Outcome<string>) => answer.ok,
  },
  actions: {
    keep: assign((_, answer: Outcome<string>) =>
      answer.ok ? { code: answer.value, problem: null } : { problem: answer.problem },
    ),
    sayRenewed: emit({ type: 'announce', announcement: { kind: 'invite-renewed' } }),
  },
  actors: teamInviteEffects,
})

/** The code of one team under one name: a new name makes another code, and this process is started anew. */
export const teamInviteMachine = machine.createMachine({
  id: 'teamInvite',
  description: 'Shows the invite code of a team, and renews it.',
  context: ({ input }) => ({ ...input, code: null, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Waits for the server to send the code.',
      invoke: {
        src: 'loadCode',
        input: ({ context }) => context.team.id,
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
      },
    },
    shown: { description: 'Shows the code and its link.', on: { renew: 'confirming' } },
    confirming: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ context }): Question => ({ kind: 'renew-invite', team: context.team.name }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'renewing' },
          { target: 'shown' },
        ],
      },
    },
    renewing: {
      description: 'Waits for the server to create a new code.',
      invoke: {
        src: 'renewCode',
        input: ({ context }) => context.team.id,
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'shown',
            actions: [{ type: 'keep', params: ({ event }) => event.output }, 'sayRenewed'],
          },
          // An answer that got lost may have made the old code void: it is not shown on.
          { target: 'failed', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: { description: 'Failed. Shows the reason; the user may try again.', on: { retry: 'loading' } },
  },
})

export type TeamInviteView =
  | { kind: 'loading' }
  | { kind: 'shown' | 'renewing'; code: string }
  | { kind: 'failed'; problem: Problem }
export function toTeamInviteView(snapshot: SnapshotFrom<typeof teamInviteMachine>): TeamInviteView {
  const { code, problem } = snapshot.context
  if (snapshot.matches('loading')) return { kind: 'loading' }
  if (snapshot.matches('failed')) return { kind: 'failed', problem: notNull(problem) }
  return { kind: snapshot.matches('renewing') ? 'renewing' : 'shown', code: notNull(code) }
}
