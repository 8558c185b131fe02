import { challengeCopyMachine } from '#machines/admin/challenge-copy.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { challengeCopyJourney } from './challenge-copy.journey.ts'
import { CUT, no, REFUSED, SIGNED_OUT, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const submit = (from: number | null, challenges: readonly number[]) =>
  ({ type: 'submit', form: { from, challenges } }) as const
const form = { kind: 'open', problem: null } as const

export const challengeCopyRefinement = refines(challengeCopyJourney, challengeCopyMachine, toFormView, {
  input: () => ({ game: 1 }),
  events: {
    'the organiser wants challenges of another game': [],
    'the organiser closes the dialog': [],
    'the organiser chooses a game': { type: 'edit' },
    'the organiser chooses another game': { type: 'edit' },
    'the organiser chooses one': { type: 'edit' },
    'the organiser chooses all': { type: 'edit' },
    'the organiser sends it': ({ from }) =>
      from === 'form' ? submit(null, []) : from === 'offered' ? submit(2, []) : submit(2, [21]),
    'the server agrees': { send: yes(null) },
    'the server refuses': { send: no(REFUSED) },
    'the line is cut': { send: no(CUT) },
    'the session has ended': { send: no(SIGNED_OUT) },
    'the organiser signs in again': 'anew',
  },
  states: {
    list: form,
    form,
    gameless: form,
    offered: form,
    none: form,
    chosen: form,
    all: form,
    other: form,
    waiting: { kind: 'busy' },
    refused: { kind: 'open', problem: REFUSED },
    cutOff: { kind: 'open', problem: CUT },
    signingIn: null,
    back: form,
    copied: form,
  },
})
