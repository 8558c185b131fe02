import { recordEditMachine } from '#machines/admin/record-edit.machine.ts'
import { rosterActionsMachine, toRosterActionsView } from '#machines/admin/roster-actions.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines, unheard } from './refinement.ts'
import { userAdminJourney } from './user-admin.journey.ts'

const at = { hint: '', skip: 0, sift: null }
const account = { id: '7', user: 'bob' } as const
const ask = (kind: 'deactivate' | 'reset-password' | 'delete-user') =>
  ({ type: 'act', act: { kind, ...account }, at }) as const
const confirmed = { askFirst: 'confirmed' } as const
const idle = { kind: 'idle' } as const
const busy = (kind: 'deactivate' | 'reset-password' | 'delete-user') =>
  ({ kind: 'busy', act: { kind, ...account } }) as const
const LISTS = [
  'the administrator seeks a name',
  'the administrator seeks nobody',
  'the administrator empties the search',
  'the administrator clears the search',
  'the administrator turns the page',
]

export const userActsRefinement = refines(userAdminJourney, rosterActionsMachine, toRosterActionsView, {
  input: () => undefined,
  asks: ['passwordAsked', 'deactivationAsked', 'deletionAsked'],
  events: {
    ...unheard(
      ...LISTS,
      'the administrator opens the account',
      'the administrator writes a short name',
      'the administrator writes a name',
      'the administrator saves',
      'the administrator closes it',
      'the server saves',
      'the name is taken',
      'the line is cut',
    ),
    'the administrator deactivates it': ask('deactivate'),
    'the administrator wants a new password': ask('reset-password'),
    'the administrator deletes it': [ask('delete-user'), { weighDeletion: null }],
    'the administrator thinks better of it': { askFirst: 'cancelled' },
    'the administrator confirms': confirmed,
    'the administrator confirms by name': confirmed,
    'the server deactivates': { carryOut: yes(null) },
    'the server tells the password': { carryOut: yes('Made-Secret1') },
    'the administrator has it': { type: 'dismiss' },
    'the server deletes': { carryOut: yes(null) },
    'it is a captain': { carryOut: no(REFUSED) },
  },
  states: {
    listed: idle,
    found: idle,
    unmatched: idle,
    secondPage: idle,
    editing: idle,
    flawed: idle,
    unsaved: idle,
    away: idle,
    saving: idle,
    saved: idle,
    taken: idle,
    cutOff: idle,
    deactivationAsked: idle,
    deactivating: busy('deactivate'),
    deactivated: idle,
    passwordAsked: idle,
    resetting: busy('reset-password'),
    told: { kind: 'shown', user: 'bob', password: 'Made-Secret1' },
    deletionAsked: idle,
    deleting: busy('delete-user'),
    gone: idle,
    refused: idle,
  },
})

const saved = {
  userName: 'bob',
  email: 'bob@example.org',
  realName: '',
  stdNumber: '',
  phone: '',
  bio: '',
  role: 'User',
} as const
const save = {
  type: 'submit',
  form: { kind: 'user', id: '7', saved, typed: { ...saved, userName: 'bobby' }, at },
} as const
const form = { kind: 'open', problem: null } as const

export const userEditRefinement = refines(userAdminJourney, recordEditMachine, toFormView, {
  input: () => ({}),
  events: {
    ...unheard(
      ...LISTS,
      'the administrator opens the account',
      'the administrator closes it',
      'the administrator deactivates it',
      'the administrator wants a new password',
      'the administrator deletes it',
      'the administrator thinks better of it',
      'the administrator confirms',
      'the administrator confirms by name',
      'the server deactivates',
      'the server tells the password',
      'the administrator has it',
      'the server deletes',
      'it is a captain',
    ),
    'the administrator writes a short name': { type: 'edit', field: 'userName' },
    'the administrator writes a name': { type: 'edit', field: 'userName' },
    'the administrator saves': save,
    'the server saves': { send: yes(null) },
    'the name is taken': { send: no(REFUSED) },
    'the line is cut': { send: no(CUT) },
  },
  states: {
    listed: form,
    found: form,
    unmatched: form,
    secondPage: form,
    editing: form,
    flawed: form,
    unsaved: form,
    away: form,
    saving: { kind: 'busy' },
    saved: form,
    taken: { kind: 'open', problem: REFUSED, field: 'userName' },
    cutOff: { kind: 'open', problem: CUT, field: null },
    deactivationAsked: form,
    deactivating: form,
    deactivated: form,
    passwordAsked: form,
    resetting: form,
    told: form,
    deletionAsked: form,
    deleting: form,
    gone: form,
    refused: form,
  },
})
