import { openingCheckMachine } from '#machines/admin/opening-check.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { openingCheckJourney } from './opening-check.journey.ts'
import { CUT, no, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const resting = { kind: 'idle', problem: null } as const
const checked = { carryOut: yes(null) } as const

// The machine repeats the check. The findings are data of the screen.
export const openingCheckRefinement = refines(openingCheckJourney, openingCheckMachine, toActView, {
  input: () => ({ game: 3 }),
  events: {
    'the organiser goes to the end of the game': [],
    'the organiser goes to the flags': [],
    'the organiser goes to the description': [],
    'the organiser goes there once more': [],
    'the organiser saves the game': 'anew',
    'the server refuses what the organiser saves': 'anew',
    'the organiser adds a flag and comes back': 'anew',
    'the organiser saves the challenge and comes back': 'anew',
    'the organiser checks again': { type: 'begin', task: null },
    'nothing is found any more': checked,
    'only a note is left': checked,
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    found: resting,
    atEnd: null,
    atFlags: null,
    atDescription: null,
    checking: { kind: 'busy' },
    clear: resting,
    noted: resting,
    stale: { kind: 'idle', problem: CUT },
  },
})
