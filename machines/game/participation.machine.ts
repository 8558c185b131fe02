import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { rulingBetween } from '#contract/rules/review.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/question.ts'
import { demand } from '../demand.ts'
import { effect } from '../effect.ts'
import type { Standing } from './standing.ts'

interface Input extends Standing {
  game: number
}
interface Context extends Input {
  /** What the game was called when somebody wished to leave it. */
  title: string
  problem: Problem | null
}
type Event = { type: 'leave'; title: string } | ({ type: 'server.reported' } & Standing)

export const participationEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  /** Ends when the game on view says so too, and tells how one stands then. */
  leaveGame: effect<number, Outcome<Standing>>('leaveGame'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isNews: ({ context }, { status, team }: Standing) => status !== context.status || team !== context.team,
    isRuling: ({ context }, { status }: Standing) => rulingBetween(context.status, status) !== null,
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    isGone: (_, answer: Outcome<Standing>) => answer.ok,
    isPending: ({ context }) => context.status === 'Pending',
    isAccepted: ({ context }) => context.status === 'Accepted',
    isRejected: ({ context }) => context.status === 'Rejected',
    isSuspended: ({ context }) => context.status === 'Suspended',
  },
  actions: {
    name: assign((_, { title }: { title: string }) => ({ title, problem: null })),
    keep: assign((_, { status, team }: Standing) => ({ status, team })),
    settle: assign((_, answer: Outcome<Standing>) =>
      answer.ok ? { status: answer.value.status, team: answer.value.team, problem: null } : { problem: answer.problem },
    ),
    forgive: assign({ problem: null }),
    sayRuling: emit(({ context }, { status, team }: Standing) => ({
      type: 'announce',
      announcement: { kind: 'participation-reviewed', team: team ?? context.team ?? '', ruling: demand(rulingBetween(context.status, status)) },
    })),
    sayLeft: emit(({ context }) => ({ type: 'announce', announcement: { kind: 'game-left', game: context.title } })),
  },
  actors: participationEffects,
})
/** While somebody leaves, what the server reports is only kept: its answer to that decides where to rest. */
const noted = machine.createStateConfig({ on: { 'server.reported': { actions: { type: 'keep', params: ({ event }) => event } } } })
const leavable = machine.createStateConfig({ on: { leave: { target: 'confirming', actions: { type: 'name', params: ({ event }) => event } } } })

/** What becomes of joining a game, as one who joined it sees it. */
export const participationMachine = machine.createMachine({
  id: 'participation',
  context: ({ input }) => ({ ...input, title: '', problem: null }),
  on: {
    'server.reported': [
      {
        guard: { type: 'isRuling', params: ({ event }) => event },
        target: '.settling',
        actions: [{ type: 'sayRuling', params: ({ event }) => event }, { type: 'keep', params: ({ event }) => event }, 'forgive'],
      },
      {
        guard: { type: 'isNews', params: ({ event }) => event },
        target: '.settling',
        actions: [{ type: 'keep', params: ({ event }) => event }, 'forgive'],
      },
    ],
  },
  initial: 'settling',
  states: {
    settling: {
      always: [
        { guard: 'isPending', target: 'pending' },
        { guard: 'isAccepted', target: 'accepted' },
        { guard: 'isRejected', target: 'rejected' },
        { guard: 'isSuspended', target: 'suspended' },
        { target: 'unsubmitted' },
      ],
    },
    unsubmitted: {},
    pending: leavable,
    accepted: {},
    rejected: leavable,
    suspended: {},
    confirming: {
      ...noted,
      invoke: {
        src: 'askFirst',
        input: ({ context }) => ({ kind: 'leave-game', game: context.title, team: context.team ?? '' }),
        onDone: [{ guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'leaving' }, { target: 'settling' }],
      },
    },
    leaving: {
      ...noted,
      invoke: {
        src: 'leaveGame',
        input: ({ context }) => context.game,
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'settling',
            actions: ['sayLeft', { type: 'settle', params: ({ event }) => event.output }],
          },
          { target: 'settling', actions: { type: 'settle', params: ({ event }) => event.output } },
        ],
      },
    },
  },
})

export type ParticipationView =
  | { kind: 'unsubmitted'; problem: Problem | null }
  | { kind: 'pending' | 'rejected'; team: string; leaving: 'no' | 'under-way'; problem: Problem | null }
  | { kind: 'accepted' | 'suspended'; team: string; problem: Problem | null }
export function toParticipationView(snapshot: SnapshotFrom<typeof participationMachine>): ParticipationView {
  const { status, team, problem } = snapshot.context
  const named = { team: team ?? '', problem }
  switch (status) {
    case 'Unsubmitted':
      return { kind: 'unsubmitted', problem }
    case 'Pending':
    case 'Rejected':
      return { kind: status === 'Pending' ? 'pending' : 'rejected', leaving: snapshot.matches('leaving') ? 'under-way' : 'no', ...named }
    case 'Accepted':
    case 'Suspended':
      return { kind: status === 'Accepted' ? 'accepted' : 'suspended', ...named }
  }
}
