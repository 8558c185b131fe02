import { recordEditMachine } from '#machines/admin/record-edit.machine.ts'
import { rosterActionsMachine, toRosterActionsView } from '#machines/admin/roster-actions.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { no, REFUSED, yes } from './outcomes.ts'
import { refines, unheard } from './refinement.ts'
import { teamAdminJourney } from './team-admin.journey.ts'

const at = { hint: '', skip: 0, sift: null }
const team = { id: 3, team: 'Red Pandas' } as const
const ask = (kind: 'lock-team' | 'unlock-team' | 'delete-team') =>
  ({ type: 'act', act: { kind, ...team }, at }) as const
const idle = { kind: 'idle' } as const

export const teamActsRefinement = refines(teamAdminJourney, rosterActionsMachine, toRosterActionsView, {
  input: () => undefined,
  asks: ['lockAsked', 'unlockAsked', 'deletionAsked'],
  events: {
    ...unheard(
      'the administrator seeks a name',
      'the administrator opens the team',
      'the administrator takes the text away',
      'the administrator writes a name',
      'the administrator discards',
      'the administrator saves',
      'the server saves',
      'the server refuses',
    ),
    'the administrator locks it': ask('lock-team'),
    'the administrator unlocks it': ask('unlock-team'),
    'the administrator deletes it': [ask('delete-team'), { weighDeletion: null }],
    'the administrator confirms': { askFirst: 'confirmed' },
    'the administrator confirms by name': { askFirst: 'confirmed' },
    'the administrator thinks better of it': { askFirst: 'cancelled' },
    'the server locks': { carryOut: yes(null) },
    'the server deletes': { carryOut: yes(null) },
    // The effect counts a missing team as deleted.
    'it is gone already': { carryOut: yes(null) },
  },
  states: {
    listed: idle,
    found: idle,
    editing: idle,
    stuck: idle,
    unsaved: idle,
    saving: idle,
    saved: idle,
    refused: idle,
    lockAsked: idle,
    locking: { kind: 'busy', act: { kind: 'lock-team', ...team } },
    locked: idle,
    unlockAsked: idle,
    deletionAsked: idle,
    deleting: { kind: 'busy', act: { kind: 'delete-team', ...team } },
    gone: idle,
  },
})

const saved = { name: 'Red Pandas', bio: 'We nap.' }
const save = (typed: Partial<typeof saved>) =>
  ({ type: 'submit', form: { kind: 'team', id: 3, saved, typed: { ...saved, ...typed }, at } }) as const
const form = { kind: 'open', problem: null } as const

export const teamRecordRefinement = refines(teamAdminJourney, recordEditMachine, toFormView, {
  input: () => ({}),
  events: {
    ...unheard(
      'the administrator seeks a name',
      'the administrator opens the team',
      'the administrator locks it',
      'the administrator unlocks it',
      'the administrator deletes it',
      'the administrator confirms',
      'the administrator confirms by name',
      'the administrator thinks better of it',
      'the server locks',
      'the server deletes',
      'it is gone already',
    ),
    'the administrator takes the text away': save({ bio: '' }),
    'the administrator writes a name': { type: 'edit', field: 'name' },
    'the administrator discards': { type: 'edit' },
    'the administrator saves': save({ name: 'Blue Pandas' }),
    'the server saves': { send: yes(null) },
    'the server refuses': { send: no(REFUSED) },
  },
  states: {
    listed: form,
    found: form,
    editing: form,
    stuck: form,
    unsaved: form,
    saving: { kind: 'busy' },
    saved: form,
    refused: { kind: 'open', problem: REFUSED, field: 'name' },
    lockAsked: form,
    locking: form,
    locked: form,
    unlockAsked: form,
    deletionAsked: form,
    deleting: form,
    gone: form,
  },
})
