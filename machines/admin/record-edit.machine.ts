import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { AdminTeamModel } from '#contract/models/team.ts'
import type { AdminUserInfoModel } from '#contract/models/user.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Announcement } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import type { RosterQuery } from './roster-query.ts'
import { adminTeamChanges, adminTeamFlaws, toTeamChange, type TeamForm } from './team-fields.ts'
import {
  blamedUserField,
  toUserChange,
  userChanges,
  userFlaws,
  type UserForm,
  type UserText,
} from './user-fields.ts'

/** Somebody's account, or a team: what an administrator changes of it. */
export type RecordForm = ({ kind: 'user'; id: string } & UserForm) | ({ kind: 'team'; id: number } & TeamForm)
export type RecordChange =
  | { kind: 'user'; id: string; change: AdminUserInfoModel }
  | { kind: 'team'; id: number; change: AdminTeamModel }
export type RecordField = UserText | 'name'

interface Context {
  problem: Problem | null
  /** The field the problem is about, where that can be told. */
  at: RecordField | null
}
/** `at`: the list that the record stands in. */
type Event = { type: 'submit'; form: RecordForm; at: RosterQuery } | { type: 'edit' }

export const recordEditEffects = {
  /** Ends when the list on view says so too. */
  saveRecord: effect<RecordChange & { at: RosterQuery }, Outcome<null>>('saveRecord'),
}
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'announce'; announcement: Announcement },
  },
  guards: {
    isSame: (_, form: RecordForm) => recordChanges(form).length === 0,
    isFlawless: (_, form: RecordForm) =>
      hasNoFlaws(form.kind === 'user' ? userFlaws(form) : adminTeamFlaws(form)),
    isAccepted: (_, answer: Outcome<null>) => answer.ok,
  },
  actions: {
    point: assign((_, form: RecordForm) => ({ problem: null, at: blamedField(form) })),
    // Only a refusal is about what was written.
    blame: assign(({ context }, answer: Outcome<null>) =>
      answer.ok ? {} : { problem: answer.problem, at: answer.problem.kind === 'refused' ? context.at : null },
    ),
    forgive: assign({ problem: null, at: null }),
    saySaved: emit({ type: 'announce', announcement: { kind: 'record-saved' } }),
  },
  actors: recordEditEffects,
})

export const recordEditMachine = machine.createMachine({
  id: 'recordEdit',
  context: { problem: null, at: null },
  initial: 'open',
  states: {
    open: {
      on: {
        submit: [
          { guard: { type: 'isSame', params: ({ event }) => event.form }, actions: 'forgive' },
          {
            guard: { type: 'isFlawless', params: ({ event }) => event.form },
            target: 'saving',
            actions: { type: 'point', params: ({ event }) => event.form },
          },
        ],
        edit: { actions: 'forgive' },
      },
    },
    saving: {
      invoke: {
        src: 'saveRecord',
        input: ({ event }) => {
          assertEvent(event, 'submit')
          return { ...toRecordChange(event.form), at: event.at }
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'open',
            actions: ['forgive', 'saySaved'],
          },
          { target: 'open', actions: { type: 'blame', params: ({ event }) => event.output } },
        ],
      },
    },
  },
})

export type RecordEditView =
  | { kind: 'open'; problem: Problem | null; at: RecordField | null }
  | { kind: 'saving' }
export function toRecordEditView(snapshot: SnapshotFrom<typeof recordEditMachine>): RecordEditView {
  return snapshot.matches('saving') ? { kind: 'saving' } : { kind: 'open', ...snapshot.context }
}

export const recordChanges = (form: RecordForm): readonly string[] =>
  form.kind === 'user' ? userChanges(form) : adminTeamChanges(form)

function toRecordChange(form: RecordForm): RecordChange {
  return form.kind === 'user'
    ? { kind: 'user', id: form.id, change: toUserChange(form) }
    : { kind: 'team', id: form.id, change: toTeamChange(form) }
}

/** Of a team, only its name is looked at by the server. */
const blamedField = (form: RecordForm): RecordField | null =>
  form.kind === 'user' ? blamedUserField(form) : adminTeamChanges(form).includes('name') ? 'name' : null
