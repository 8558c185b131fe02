import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { TeamDeletionModel, UserDeletionModel } from '#contract/models/roster.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import type { Decision, Question } from '../app/confirm-question.ts'
import { notNull } from '../not-null.ts'
import { effect } from '../effect.ts'
import type { RosterQuery } from './roster-query.ts'

/**
 * What an administrator does from a list of users or teams; each thing as it is called when somebody wishes
 * it.
 */
export type RosterAction =
  | { kind: 'activate' | 'deactivate' | 'reset-password' | 'delete-user'; id: string; user: string }
  | { kind: 'lock-team' | 'unlock-team' | 'delete-team'; id: number; team: string }
  /** Of the whole list, as a file. */
  | { kind: 'export-users' | 'export-teams' }

/** The new password, where there is one: it is told once. */
export type RosterActionResult = Outcome<string | null>

/** What a deletion would take along; null where that is not known. */
export type DeletionEffects = UserDeletionModel | TeamDeletionModel | null

interface RequestedAction {
  act: RosterAction
  at: RosterQuery
}
interface Context {
  act: RosterAction | null
  at: RosterQuery | null
  weighed: DeletionEffects
  password: string | null
}
type Event = ({ type: 'act' } & RequestedAction) | { type: 'dismiss' }

export const rosterActionsEffects = {
  /** Never fails: without an answer the question is asked all the same. */
  weighDeletion: effect<RosterAction, DeletionEffects>('weighDeletion'),
  askFirst: effect<Question, Decision>('askFirst'),
  /** Ends when the list on view says so too. */
  carryOut: effect<RequestedAction, RosterActionResult>('carryOut'),
}
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isHarmless: (_, { act }: RequestedAction) => toQuestion(act, null) === null,
    isDeletion: (_, { act }: RequestedAction) => act.kind === 'delete-user' || act.kind === 'delete-team',
    isConfirmed: (_, decision: Decision) => decision === 'confirmed',
    isPassword: (_, answer: RosterActionResult) => answer.ok && answer.value !== null,
  },
  actions: {
    choose: assign((_, { act, at }: RequestedAction) => ({ act, at, weighed: null, password: null })),
    weigh: assign((_, weighed: DeletionEffects) => ({ weighed })),
    keep: assign((_, answer: RosterActionResult) => ({ password: answer.ok ? answer.value : null })),
    forget: assign({ act: null, at: null, weighed: null, password: null }),
    tell: emit(({ context }, answer: RosterActionResult) => ({
      type: 'announce',
      announcement: toAnnouncement(notNull(context.act), answer),
    })),
  },
  actors: rosterActionsEffects,
})

/** One thing at a time, and nothing that costs somebody something without being asked first. */
export const rosterActionsMachine = machine.createMachine({
  id: 'rosterActs',
  description: 'Deletes users or teams, resets passwords, and exports the list.',
  context: { act: null, at: null, weighed: null, password: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is running.',
      entry: 'forget',
      on: {
        act: [
          {
            guard: { type: 'isHarmless', params: ({ event }) => event },
            target: 'acting',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          {
            guard: { type: 'isDeletion', params: ({ event }) => event },
            target: 'weighing',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
        ],
      },
    },
    weighing: {
      description: 'Waits for the server to list what a deletion takes along.',
      invoke: {
        src: 'weighDeletion',
        input: ({ context }) => notNull(context.act),
        onDone: { target: 'confirming', actions: { type: 'weigh', params: ({ event }) => event.output } },
      },
    },
    confirming: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ context }) => notNull(toQuestion(notNull(context.act), context.weighed)),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'acting' },
          { target: 'idle' },
        ],
      },
    },
    acting: {
      description: 'Waits for the server to carry it out, or for the exported file.',
      invoke: {
        src: 'carryOut',
        input: ({ context }) => ({ act: notNull(context.act), at: notNull(context.at) }),
        onDone: [
          {
            guard: { type: 'isPassword', params: ({ event }) => event.output },
            target: 'told',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'tell', params: ({ event }) => event.output } },
        ],
      },
    },
    told: { description: 'Shows the new password, which is erased on leaving.', on: { dismiss: 'idle' } },
  },
})

export type RosterActionsView =
  | { kind: 'idle' }
  | { kind: 'busy'; act: RosterAction }
  | { kind: 'told'; user: string; password: string }
export function toRosterActionsView(snapshot: SnapshotFrom<typeof rosterActionsMachine>): RosterActionsView {
  const { act, password } = snapshot.context
  if (snapshot.matches('weighing') || snapshot.matches('acting')) return { kind: 'busy', act: notNull(act) }
  return password !== null && act && 'user' in act
    ? { kind: 'told', user: act.user, password }
    : { kind: 'idle' }
}

/** Null where nobody loses anything by it. */
function toQuestion(act: RosterAction, weighed: DeletionEffects): Question | null {
  switch (act.kind) {
    case 'delete-user': {
      const goes = weighed && 'captainOf' in weighed ? weighed : null
      return goes && goes.captainOf.length > 0
        ? { kind: 'keep-captain', user: act.user, teams: goes.captainOf }
        : { kind: 'delete-user', user: act.user, goes }
    }
    case 'deactivate':
    case 'reset-password':
      return { kind: act.kind, user: act.user }
    case 'lock-team':
    case 'unlock-team':
      return { kind: act.kind, team: act.team }
    case 'delete-team':
      return { kind: 'remove-team', team: act.team, goes: weighed && 'members' in weighed ? weighed : null }
    default:
      return null
  }
}

function toAnnouncement(act: RosterAction, answer: RosterActionResult): Announcement {
  if (!answer.ok) return { kind: 'failed', problem: answer.problem }
  return 'user' in act
    ? { kind: 'roster-changed', what: act.kind, name: act.user }
    : 'team' in act
      ? { kind: 'roster-changed', what: act.kind, name: act.team }
      : { kind: 'roster-changed', what: act.kind, name: '' }
}
