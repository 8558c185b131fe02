import { setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { answers, choices, type Arrow } from '../kit/arrows.ts'
import { askFirst } from '../kit/confirm.ts'
import { only } from '../kit/only.ts'

export type TeamInviteView =
  | { kind: 'loading' }
  | { kind: 'shown'; code: string }
  | { kind: 'renewing'; code: string }
  | { kind: 'failed'; problem: Problem }
interface Input {
  team: { id: number; name: string }
}
interface Context extends Input {
  at: TeamInviteView
}
type Event = { type: 'renew' } | { type: 'retry' }

export const teamInviteEffects = {
  loadCode: effect<number, Outcome<string>>('loadCode'),
  askFirst,
  renewCode: effect<number, Outcome<string>>('renewCode'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emission },
  actors: teamInviteEffects,
})
const teamOf = ({ context }: { context: Context }) => context.team.id
const received = (...news: readonly Emission[]): readonly Arrow<Outcome<string>, Context, Emission>[] => [
  {
    when: ({ ok }) => ok,
    to: 'shown',
    tell: () => news,
    put: (answer) => (answer.ok ? { at: { kind: 'shown', code: answer.value } } : {}),
  },
  // After a lost response the old code may be void, so it is not shown any more.
  {
    to: 'failed',
    put: (answer) => (answer.ok ? {} : { at: { kind: 'failed', problem: answer.problem } }),
  },
]

/** The code contains the name of the team, so a screen starts this process again after a new name. */
export const teamInviteMachine = machine.createMachine({
  id: 'teamInvite',
  description: 'Shows the invite code of a team, and renews it.',
  context: ({ input }) => ({ ...input, at: { kind: 'loading' } }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Waits for the server to send the code.',
      invoke: { src: 'loadCode', input: teamOf, onDone: answers(...received()) },
    },
    shown: { description: 'Shows the code and its link.', on: { renew: 'confirming' } },
    confirming: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ context }) => ({ kind: 'renew-invite', team: context.team.name }),
        onDone: answers(
          {
            when: (decision) => decision === 'confirmed',
            to: 'renewing',
            put: (_, { at }) => ({ at: { kind: 'renewing', code: only(at, 'shown').code } }),
          },
          { to: 'shown' },
        ),
      },
    },
    renewing: {
      description: 'Waits for the server to create a new code.',
      invoke: {
        src: 'renewCode',
        input: teamOf,
        onDone: answers(...received(announced({ kind: 'invite-renewed' }))),
      },
    },
    failed: {
      description: 'Failed. Shows the reason; the user may try again.',
      on: { retry: choices({ to: 'loading', put: () => ({ at: { kind: 'loading' } }) }) },
    },
  },
})

export const toTeamInviteView = ({ context }: SnapshotFrom<typeof teamInviteMachine>): TeamInviteView =>
  context.at
