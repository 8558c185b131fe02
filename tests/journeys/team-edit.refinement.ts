import { toFormView } from '#machines/kit/form.ts'
import { teamEditMachine } from '#machines/team/team-edit.machine.ts'
import { CUT, no, REFUSED, SIGNED_OUT, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { teamEditJourney } from './team-edit.journey.ts'

const saved = { name: 'Red Pandas', bio: 'We nap.' }
const save = (typed: Partial<typeof saved>) =>
  ({ type: 'submit', form: { saved, typed: { ...saved, ...typed } } }) as const
const NEW = { name: 'Blue Pandas', bio: 'We climb.' }
const form = { kind: 'open', problem: null } as const

export const teamEditRefinement = refines(teamEditJourney, teamEditMachine, toFormView, {
  input: () => ({ team: 3 }),
  events: {
    'the captain empties the name and saves': save({ name: '' }),
    'the captain writes too much and leaves the field': { type: 'edit' },
    'the captain writes the new texts': { type: 'edit' },
    'the captain writes other texts': { type: 'edit' },
    'the captain writes the old texts': { type: 'edit' },
    'the captain changes the text alone and saves': save({ bio: NEW.bio }),
    'the captain saves': ({ from }) => (from === 'asItIs' ? save({}) : save(NEW)),
    'another captain renames it': [],
    'the captain discards': { type: 'edit' },
    'the captain wants to see all teams': [],
    'the captain goes elsewhere': [],
    'the captain stays': [],
    'the captain leaves all the same': [],
    'the captain comes back': 'anew',
    'the server agrees': { send: yes(null) },
    'the server refuses': { send: no(REFUSED) },
    'the line is cut': { send: no(CUT) },
    'the session has ended': { send: no(SIGNED_OUT) },
    'the captain signs in again': 'anew',
  },
  states: {
    asItIs: form,
    unchanged: form,
    renamedElsewhere: form,
    savingText: { kind: 'busy' },
    nameless: form,
    tooLong: form,
    typed: form,
    asked: form,
    away: null,
    saving: { kind: 'busy' },
    signingIn: null,
    refused: { kind: 'open', problem: REFUSED },
    cutOff: { kind: 'open', problem: CUT },
    saved: form,
  },
})
