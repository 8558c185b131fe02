import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/question.ts'
import { demand } from '../demand.ts'
import { effect } from '../effect.ts'

export interface Member {
  id: string
  name: string
}
/** What changes who belongs to a team. Leaving is for members, the rest for the captain. */
export type Act = { kind: 'kick' | 'transfer'; member: Member } | { kind: 'leave' | 'delete' }

interface Input {
  team: number
}
/** What a person chose, and what the team was called then. */
interface Choice {
  act: Act
  name: string
}
interface Context extends Input {
  choice: Choice | null
  problem: Problem | null
}
type Event = { type: 'act' } & Choice
export interface TeamAct {
  team: number
  act: Act
}

export const membershipEffects = {
  askFirst: effect<Question, Decision>('askFirst'),
  /** Ends when the list of one's own teams says so too. */
  carryOut: effect<TeamAct, Outcome<null>>('carryOut'),
}
const machine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as { type: 'announce'; announcement: Announcement } },
  guards: {
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    isParting: ({ context }, answer: Outcome<null>) => answer.ok && (context.choice?.act.kind === 'leave' || context.choice?.act.kind === 'delete'),
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    choose: assign((_, { act, name }: Choice) => ({ choice: { act, name }, problem: null })),
    forget: assign({ choice: null }),
    blame: assign((_, answer: Outcome<null>) => ({ choice: null, problem: answer.ok ? null : answer.problem })),
    tell: emit(({ context }) => ({ type: 'announce', announcement: toAnnouncement(demand(context.choice)) })),
  },
  actors: membershipEffects,
})

/** One act after another: while one is asked about or under way, no other begins. */
export const membershipMachine = machine.createMachine({
  id: 'membership',
  context: ({ input }) => ({ ...input, choice: null, problem: null }),
  initial: 'idle',
  states: {
    idle: { on: { act: { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } } } },
    confirming: {
      invoke: {
        src: 'askFirst',
        input: ({ context }) => toQuestion(demand(context.choice)),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'acting' },
          { target: 'idle', actions: 'forget' },
        ],
      },
    },
    acting: {
      invoke: {
        src: 'carryOut',
        input: ({ context }) => ({ team: context.team, act: demand(context.choice).act }),
        onDone: [
          { guard: { type: 'isParting', params: ({ event }) => event.output }, target: 'parted', actions: 'tell' },
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'idle', actions: ['tell', 'forget'] },
          { target: 'idle', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
    parted: {},
  },
})

export type MembershipView = { kind: 'idle'; problem: Problem | null } | { kind: 'busy'; act: Act } | { kind: 'parted' }
export function toMembershipView(snapshot: SnapshotFrom<typeof membershipMachine>): MembershipView {
  const { choice, problem } = snapshot.context
  if (snapshot.matches('parted')) return { kind: 'parted' }
  return snapshot.matches('acting') ? { kind: 'busy', act: demand(choice).act } : { kind: 'idle', problem }
}

function toQuestion({ act, name: team }: Choice): Question {
  switch (act.kind) {
    case 'kick':
      return { kind: 'kick-member', member: act.member.name, team }
    case 'transfer':
      return { kind: 'transfer-captaincy', member: act.member.name, team }
    case 'leave':
      return { kind: 'leave-team', team }
    case 'delete':
      return { kind: 'delete-team', team }
  }
}

function toAnnouncement({ act, name: team }: Choice): Announcement {
  switch (act.kind) {
    case 'kick':
      return { kind: 'member-kicked', member: act.member.name, team }
    case 'transfer':
      return { kind: 'captaincy-transferred', member: act.member.name, team }
    case 'leave':
      return { kind: 'team-left', team }
    case 'delete':
      return { kind: 'team-deleted', team }
  }
}
