import { flagAdditionMachine } from '#machines/admin/flag-addition.machine.ts'
import { flagRemovalMachine } from '#machines/admin/flag-removal.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { toFormView } from '#machines/kit/form.ts'
import { flagsJourney } from './flags.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const NEW = [
  { flag: 'flag{b}', url: null },
  { flag: 'flag{c}', url: null },
]
const form = { kind: 'open', problem: null } as const
const removal = { id: 3, flag: 'flag{a}', effect: 'disables' } as const
const resting = { kind: 'idle', problem: null } as const

/** The view reads the pasted lines, and passes on what is new. */
export const flagAdditionRefinement = refines(flagsJourney, flagAdditionMachine, toFormView, {
  input: () => ({ game: 1, challenge: 7 }),
  events: {
    'the organiser pastes lines, one of them too long': { type: 'edit' },
    'the organiser pastes lines that are right': { type: 'edit' },
    'the organiser pastes only what is there already': { type: 'edit' },
    'the organiser mends the line': { type: 'edit' },
    'the organiser sends them': ({ from }) => ({
      type: 'submit',
      form: from === 'flawed' || from === 'nothingNew' ? [] : NEW,
    }),
    'the server agrees': { send: yes(null) },
    'the server refuses': { send: no(REFUSED) },
    'the line is cut': { send: no(CUT) },
    'the organiser wants a flag removed': [],
    'the organiser thinks better of it': [],
    'the organiser confirms': [],
    'the server removes it': [],
    'the server cannot': [],
  },
  states: {
    resting: form,
    flawed: form,
    nothingNew: form,
    previewed: form,
    adding: { kind: 'busy' },
    refused: { kind: 'open', problem: REFUSED },
    cutOff: { kind: 'open', problem: CUT },
    added: form,
    removalAsked: form,
    removing: form,
    kept: form,
    removed: form,
  },
})

export const flagRemovalRefinement = refines(flagsJourney, flagRemovalMachine, toActView, {
  input: () => ({ game: 1, challenge: 7 }),
  asks: ['removalAsked'],
  events: {
    'the organiser pastes lines, one of them too long': [],
    'the organiser pastes lines that are right': [],
    'the organiser pastes only what is there already': [],
    'the organiser mends the line': [],
    'the organiser sends them': [],
    'the server agrees': [],
    'the server refuses': [],
    'the line is cut': [],
    'the organiser wants a flag removed': { type: 'begin', task: removal },
    'the organiser thinks better of it': { askFirst: 'cancelled' },
    'the organiser confirms': { askFirst: 'confirmed' },
    'the server removes it': { carryOut: yes(null) },
    'the server cannot': { carryOut: no(CUT) },
  },
  states: {
    resting,
    flawed: resting,
    nothingNew: resting,
    previewed: resting,
    adding: resting,
    refused: resting,
    cutOff: resting,
    added: resting,
    removalAsked: resting,
    removing: { kind: 'busy', task: removal },
    kept: { kind: 'idle', problem: CUT },
    removed: { kind: 'idle', task: removal, problem: null },
  },
})
