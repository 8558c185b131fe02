import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { InviteCode } from '#contract/rules/invite-code.ts'
import type { Announcement } from '../app/announcement.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'

interface Context {
  /** The one that was tried last. */
  invite: InviteCode | null
  problem: Problem | null
}
type Event = { type: 'join'; invite: InviteCode } | { type: 'edit' }

export const teamJoiningEffects = {
  /** Ends when the list of one's own teams holds this one. */
  acceptInvite: effect<InviteCode, Outcome<null>>('acceptInvite'),
}
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: { isAccepted: (_, answer: Outcome<null>) => answer.ok },
  actions: {
    hold: assign((_, { invite }: { invite: InviteCode }) => ({ invite, problem: null })),
    blame: assign((_, answer: Outcome<null>) => ({ problem: answer.ok ? null : answer.problem })),
    forgive: assign({ problem: null }),
    sayJoined: emit(({ context }) => ({
      type: 'announce',
      announcement: { kind: 'team-joined', team: notNull(context.invite).name },
    })),
  },
  actors: teamJoiningEffects,
})

/**
 * Joining a team, with a code that was typed or with a link that was followed; nothing is joined without a
 * press.
 */
export const teamJoiningMachine = machine.createMachine({
  id: 'teamJoining',
  context: { invite: null, problem: null },
  initial: 'open',
  states: {
    open: {
      on: {
        join: { target: 'joining', actions: { type: 'hold', params: ({ event }) => event } },
        edit: { actions: 'forgive' },
      },
    },
    joining: {
      invoke: {
        src: 'acceptInvite',
        input: ({ event }) => {
          assertEvent(event, 'join')
          return event.invite
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'joined',
            actions: 'sayJoined',
          },
          { target: 'open', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    joined: {},
  },
})

export type TeamJoiningView =
  | { kind: 'open'; problem: Problem | null }
  | { kind: 'busy' }
  | { kind: 'joined'; team: number }
export function toTeamJoiningView(snapshot: SnapshotFrom<typeof teamJoiningMachine>): TeamJoiningView {
  const { invite, problem } = snapshot.context
  if (snapshot.matches('joined')) return { kind: 'joined', team: notNull(invite).id }
  return snapshot.matches('joining') ? { kind: 'busy' } : { kind: 'open', problem }
}
