import { setup, type SnapshotFrom } from 'xstate'
import type { TeamDeletionModel, UserDeletionModel } from '#contract/models/roster.ts'
import type { Outcome } from '#contract/problem.ts'
import { announced, type Announcement, type Emission } from '../app/announcement.ts'
import type { Question } from '../app/confirm-question.ts'
import { effect } from '../effect.ts'
import { answers, arrows, choices } from '../kit/arrows.ts'
import { askFirst } from '../kit/confirm.ts'
import { only } from '../kit/only.ts'
import { notNull } from '../not-null.ts'
import type { RosterQuery } from './roster-query.ts'

/** The names are those in the list, for the confirm dialog. */
export type RosterAction =
  | { kind: 'activate' | 'deactivate' | 'reset-password' | 'delete-user'; id: string; user: string }
  | { kind: 'lock-team' | 'unlock-team' | 'delete-team'; id: number; team: string }
  | { kind: 'export-users' | 'export-teams' }

/** The new password, which the server can return only once. Null: the action sets none. */
export type RosterActionResult = Outcome<string | null>

/** The data that a deletion removes too. Null: unknown. */
export type DeletionEffects = UserDeletionModel | TeamDeletionModel | null

interface RequestedAction {
  act: RosterAction
  at: RosterQuery
}
interface NewSecret {
  user: string
  password: string
}
type Step =
  | { kind: 'idle' }
  | { kind: 'weighing' | 'acting'; request: RequestedAction }
  | { kind: 'asking'; request: RequestedAction; weighed: DeletionEffects }
  | ({ kind: 'shown' } & NewSecret)
interface Context {
  step: Step
}
type Event = ({ type: 'act' } & RequestedAction) | { type: 'dismiss' }

export const rosterActionsEffects = {
  /** Resolves to null instead of failing: the question is then asked without numbers. */
  weighDeletion: effect<RosterAction, DeletionEffects>('weighDeletion'),
  askFirst,
  /** Resolves after the list was read again. */
  carryOut: effect<RequestedAction, RosterActionResult>('carryOut'),
}
const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emission },
  actors: rosterActionsEffects,
})
const requestOf = ({ step }: Context) => only(step, 'weighing', 'asking', 'acting').request
const rested = (): Context => ({ step: { kind: 'idle' } })
const acting = (request: RequestedAction): Context => ({ step: { kind: 'acting', request } })
const asking = (request: RequestedAction, weighed: DeletionEffects): Context => ({
  step: { kind: 'asking', request, weighed },
})

/** Carries out one action at a time. It asks before every action except activations and exports. */
export const rosterActionsMachine = machine.createMachine({
  id: 'rosterActs',
  description: 'Deletes users or teams, resets passwords, and exports the list.',
  context: rested(),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is running.',
      on: {
        act: arrows(
          {
            when: ({ act }) => toQuestion(act, null) === null,
            to: 'acting',
            put: ({ act, at }) => acting({ act, at }),
          },
          {
            when: ({ act }) => act.kind === 'delete-user' || act.kind === 'delete-team',
            to: 'weighing',
            put: ({ act, at }) => ({ step: { kind: 'weighing', request: { act, at } } }),
          },
          { to: 'confirming', put: ({ act, at }) => asking({ act, at }, null) },
        ),
      },
    },
    weighing: {
      description: 'Waits for the server to list the effects of a deletion.',
      invoke: {
        src: 'weighDeletion',
        input: ({ context }) => requestOf(context).act,
        onDone: answers({
          to: 'confirming',
          put: (weighed, context) => asking(requestOf(context), weighed),
        }),
      },
    },
    confirming: {
      description: 'Waits for the user to confirm.',
      invoke: {
        src: 'askFirst',
        input: ({ context: { step } }) => {
          const { request, weighed } = only(step, 'asking')
          return notNull(toQuestion(request.act, weighed))
        },
        onDone: answers(
          {
            when: (decision) => decision === 'confirmed',
            to: 'acting',
            put: (_, context) => acting(requestOf(context)),
          },
          { to: 'idle', put: rested },
        ),
      },
    },
    acting: {
      description: 'Waits for the server to carry it out, or for the exported file.',
      invoke: {
        src: 'carryOut',
        input: ({ context }) => requestOf(context),
        onDone: answers(
          {
            when: (answer, context) => newSecret(requestOf(context), answer) !== null,
            to: 'shown',
            put: (answer, context) => ({
              step: { kind: 'shown', ...notNull(newSecret(requestOf(context), answer)) },
            }),
          },
          {
            to: 'idle',
            tell: (answer, context) => [announced(toAnnouncement(requestOf(context).act, answer))],
            put: rested,
          },
        ),
      },
    },
    shown: {
      description: 'Shows the new password, which is erased on leaving.',
      on: { dismiss: choices({ to: 'idle', put: rested }) },
    },
  },
})

export type RosterActionsView =
  | { kind: 'idle' }
  | { kind: 'busy'; act: RosterAction }
  | ({ kind: 'shown' } & NewSecret)
export function toRosterActionsView({
  context: { step },
}: SnapshotFrom<typeof rosterActionsMachine>): RosterActionsView {
  switch (step.kind) {
    case 'weighing':
    case 'acting':
      return { kind: 'busy', act: step.request.act }
    case 'asking':
      return { kind: 'idle' }
    default:
      return step
  }
}

/** Null: the action set no password. */
function newSecret({ act }: RequestedAction, answer: RosterActionResult): NewSecret | null {
  return answer.ok && answer.value !== null && 'user' in act
    ? { user: act.user, password: answer.value }
    : null
}

/** Null: the action needs no question, because it takes nothing from a user. */
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
