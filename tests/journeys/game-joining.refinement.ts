import { gameJoiningMachine } from '#machines/game/game-joining.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { gameJoiningJourney } from './game-joining.journey.ts'
import { CUT, MISSING, no, REFUSED, SIGNED_OUT, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const rules = { organizations: ['Students'], invite: 'needed' } as const
const nothing = { team: null, organization: null, inviteCode: '' }
const wish = { team: { id: 3, name: 'Red Pandas' }, organization: 'Students', inviteCode: 'CODE' }
const send = { type: 'submit', form: { wish, rules } } as const
const form = { kind: 'open', problem: null, field: null } as const

export const gameJoiningRefinement = refines(gameJoiningJourney, gameJoiningMachine, toFormView, {
  input: () => ({ game: 1 }),
  events: {
    'the person wants to join': [],
    'the person closes the dialog': [],
    'the person sends nothing': { type: 'submit', form: { wish: nothing, rules } },
    'the person fills it in and sends it': send,
    'the person sends it again': send,
    'the person types another code': { type: 'edit' },
    'the code is wrong': { send: no(REFUSED) },
    'the team is gone': { send: no(MISSING) },
    'the line is cut': { send: no(CUT) },
    'the session is over': { send: no(SIGNED_OUT) },
    'the person signs in and opens the dialog again': 'anew',
    'the server agrees': { send: yes({ status: 'Pending', team: 'Red Pandas' }) },
    'the server agrees without review': { send: yes({ status: 'Accepted', team: 'Red Pandas' }) },
  },
  states: {
    invited: form,
    form,
    asked: form,
    waiting: { kind: 'busy' },
    refused: { kind: 'open', problem: REFUSED, field: null },
    mended: form,
    teamless: { kind: 'open', problem: MISSING, field: 'team' },
    cutOff: { kind: 'open', problem: CUT, field: null },
    outside: null,
    kept: form,
    pending: { kind: 'done', value: { status: 'Pending', team: 'Red Pandas' } },
    playing: { kind: 'done', value: { status: 'Accepted', team: 'Red Pandas' } },
  },
})
