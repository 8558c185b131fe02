import { profileEditMachine } from '#machines/account/profile-edit.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { CUT, no, SIGNED_OUT, TOO_OFTEN, yes } from './outcomes.ts'
import { profileEditJourney } from './profile-edit.journey.ts'
import { refines } from './refinement.ts'

const saved = { userName: 'ada', realName: '', stdNumber: '', phone: '+44 20 7946 0000', bio: '' }
const save = (typed: Partial<typeof saved>) =>
  ({ type: 'submit', form: { saved, typed: { ...saved, ...typed } } }) as const
const TAKEN = { kind: 'refused', title: 'The username is taken' } as const
const form = { kind: 'open', problem: null } as const

export const profileEditRefinement = refines(profileEditJourney, profileEditMachine, toFormView, {
  input: () => ({}),
  events: {
    'the person writes another name': { type: 'edit', field: 'userName' },
    'the person writes a third name': { type: 'edit', field: 'userName' },
    'the person takes the number away': { type: 'edit', field: 'phone' },
    'the person saves': ({ from }) =>
      from === 'numberless' ? save({ phone: '' }) : save({ userName: 'adah' }),
    'the person saves no name': save({ userName: '' }),
    'the person leaves half a name': { type: 'edit', field: 'userName' },
    'the person discards': { type: 'edit' },
    'the person goes elsewhere': [],
    'the person signs out': [],
    'the person stays': [],
    'the person leaves all the same': [],
    'the person comes back': 'anew',
    'the server agrees': { send: yes(null) },
    'the name is taken': { send: no(TAKEN) },
    'the server is asked too often': { send: no(TOO_OFTEN) },
    'the line is cut': { send: no(CUT) },
    'the session is over': { send: no(SIGNED_OUT) },
    'the person signs in again': 'anew',
  },
  states: {
    saved: form,
    numberless: form,
    stuck: form,
    unsaved: form,
    short: form,
    flawed: form,
    asked: form,
    askedOut: form,
    signedOut: null,
    elsewhere: null,
    waiting: { kind: 'busy' },
    taken: { kind: 'open', problem: TAKEN, field: 'userName' },
    turnedAway: { kind: 'open', problem: TOO_OFTEN },
    cutOff: { kind: 'open', problem: CUT },
    outside: null,
    changed: form,
  },
})
