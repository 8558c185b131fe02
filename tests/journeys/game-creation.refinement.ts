import { gameCreationMachine } from '#machines/admin/game-creation.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { aGameToEdit } from '../worlds/builders.ts'
import { gameCreationJourney } from './game-creation.journey.ts'
import { CUT, no, REFUSED, SIGNED_OUT, TOO_OFTEN, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const HOUR = 3_600_000
const good = { title: 'Finals', startsAt: HOUR, endsAt: 3 * HOUR }
const submit = (changed: { title?: string; endsAt?: number | null } = {}) =>
  ({ type: 'submit', form: { ...good, ...changed } }) as const
const form = { kind: 'open', problem: null } as const
const game = aGameToEdit()

export const gameCreationRefinement = refines(gameCreationJourney, gameCreationMachine, toFormView, {
  input: () => ({}),
  events: {
    'the organiser wants a game': [],
    'the organiser closes the dialog': [],
    'the organiser leaves the title empty': submit({ title: ' ' }),
    'the organiser empties the end': submit({ endsAt: null }),
    'the organiser moves the start past the end': { type: 'edit' },
    'the organiser puts the end before the start': submit({ endsAt: 0 }),
    'the organiser writes a title': { type: 'edit' },
    'the organiser sends a good one': submit(),
    'the organiser sends it': submit(),
    'the server refuses': { send: no(REFUSED) },
    'the server is asked too often': { send: no(TOO_OFTEN) },
    'the line is cut': { send: no(CUT) },
    'the session has ended': { send: no(SIGNED_OUT) },
    'the server agrees': { send: yes(game) },
    'the organiser signs in again': 'anew',
  },
  states: {
    list: form,
    form,
    nameless: form,
    endless: form,
    moved: form,
    reversed: form,
    ready: form,
    waiting: { kind: 'busy' },
    refused: { kind: 'open', problem: REFUSED },
    heldOff: { kind: 'open', problem: TOO_OFTEN },
    cutOff: { kind: 'open', problem: CUT },
    signingIn: null,
    back: form,
    editor: { kind: 'done', value: game },
  },
})
