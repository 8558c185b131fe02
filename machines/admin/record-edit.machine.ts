import type { AdminTeamModel } from '#contract/models/team.ts'
import type { AdminUserInfoModel } from '#contract/models/user.ts'
import { formMachine } from '../kit/form.ts'
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

export type RecordForm = ({ kind: 'user'; id: string } & UserForm) | ({ kind: 'team'; id: number } & TeamForm)
export type RecordChange =
  | { kind: 'user'; id: string; change: AdminUserInfoModel }
  | { kind: 'team'; id: number; change: AdminTeamModel }
export type RecordField = UserText | 'name'

/** `at` is the page of the list that shows the record, so that only it is read again. */
interface InList {
  at: RosterQuery
}

/** Changes an account or a team, then reads the list that shows it. */
export const recordEditMachine = formMachine<
  object,
  RecordForm & InList,
  RecordChange & InList,
  null,
  RecordField | null,
  RecordField
>({
  id: 'recordEdit',
  description: 'Saves the account of a user, or a team, as an administrator.',
  flaws: (form) => (form.kind === 'user' ? userFlaws(form) : adminTeamFlaws(form)),
  isSame: (form) => recordChanges(form).length === 0,
  toSent: (form) => ({ ...toRecordChange(form), at: form.at }),
  keep: blamedField,
  // Only a refusal concerns a value of the form.
  blamed: ({ kind }, field) => (kind === 'refused' ? field : null),
  tell: () => ({ kind: 'record-saved' }),
})

export function recordChanges(form: RecordForm): readonly string[] {
  return form.kind === 'user' ? userChanges(form) : adminTeamChanges(form)
}

function toRecordChange(form: RecordForm): RecordChange {
  return form.kind === 'user'
    ? { kind: 'user', id: form.id, change: toUserChange(form) }
    : { kind: 'team', id: form.id, change: toTeamChange(form) }
}

/** The server checks only the name of a team, so a refusal of a changed name concerns the name. */
function blamedField(form: RecordForm): RecordField | null {
  if (form.kind === 'user') return blamedUserField(form)
  return adminTeamChanges(form).includes('name') ? 'name' : null
}
