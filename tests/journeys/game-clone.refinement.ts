import { gameCloneMachine } from '#machines/admin/game-clone.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { aGameToEdit } from '../worlds/builders.ts'
import { gameCloneJourney } from './game-clone.journey.ts'
import { CUT, no, REFUSED, SIGNED_OUT, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const HOUR = 3_600_000
const good = { title: 'Finals 2', startsAt: HOUR, endsAt: 3 * HOUR }
const submit = (changed: { title?: string; startsAt?: number | null; endsAt?: number } = {}) =>
  ({ type: 'submit', form: { ...good, ...changed } }) as const
const form = { kind: 'open', problem: null } as const
const game = aGameToEdit()

export const gameCloneRefinement = refines(gameCloneJourney, gameCloneMachine, toFormView, {
  input: () => ({ game: 3, isTimed: true }),
  events: {
    'the organiser wants a clone': [],
    'the organiser closes the dialog': [],
    'the organiser moves the start': { type: 'edit' },
    'the organiser empties the title': submit({ title: '' }),
    'the organiser empties the start': submit({ startsAt: null }),
    'the organiser puts the end before the start': submit({ endsAt: 0 }),
    'the organiser writes a title': { type: 'edit' },
    'the organiser sends it': submit(),
    'the server refuses': { send: no(REFUSED) },
    'the line is cut': { send: no(CUT) },
    'the session has ended': { send: no(SIGNED_OUT) },
    'the server agrees': { send: yes(game) },
    'the organiser signs in again': 'anew',
  },
  states: {
    list: form,
    form,
    moved: form,
    nameless: form,
    named: form,
    startless: form,
    reversed: form,
    waiting: { kind: 'busy' },
    refused: { kind: 'open', problem: REFUSED },
    cutOff: { kind: 'open', problem: CUT },
    signingIn: null,
    back: form,
    editor: { kind: 'done', value: game },
  },
})
