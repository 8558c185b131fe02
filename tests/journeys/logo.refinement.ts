import { removalMachine } from '#machines/admin/removal.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { logoJourney } from './logo.journey.ts'
import { CUT, no, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const logo = { kind: 'logo', platform: 'Vexil' } as const
const resting = { kind: 'idle', problem: null } as const
const removing = { kind: 'busy', task: logo } as const
const gone = { kind: 'done', task: logo } as const

export const logoRefinement = refines(logoJourney, removalMachine, toActView, {
  input: () => ({}),
  asks: ['asked', 'askedBeside'],
  events: {
    'the organiser writes a title': [],
    'the organiser removes it': { type: 'begin', task: logo },
    'the organiser thinks better of it': { askFirst: 'cancelled' },
    'the organiser confirms': { askFirst: 'confirmed' },
    'the server removes it': { carryOut: yes(null) },
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    shown: resting,
    writing: resting,
    asked: resting,
    askedBeside: resting,
    removing,
    removingBeside: removing,
    gone,
    goneBeside: gone,
    cutOff: { kind: 'idle', problem: CUT },
  },
})
