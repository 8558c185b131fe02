import { challengeActionsMachine } from '#machines/admin/challenge-actions.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { challengeActsJourney } from './challenge-acts.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const challenge = { challenge: 7, title: 'Warm up', version: null, during: 'running' } as const
const enable = { kind: 'enable', ...challenge } as const
const disable = { kind: 'disable', ...challenge } as const
const idle = { kind: 'idle', problem: null } as const

export const challengeActsRefinement = refines(challengeActsJourney, challengeActionsMachine, toActView, {
  input: () => ({ game: 1 }),
  asks: ['enablingAsked', 'disablingAsked'],
  events: {
    'the organiser turns it on': { type: 'begin', task: enable },
    'the organiser turns it off': { type: 'begin', task: disable },
    'the organiser thinks better of it': { askFirst: 'cancelled' },
    'the organiser confirms': { askFirst: 'confirmed' },
    'the server agrees': { carryOut: yes(null) },
    'the server refuses': { carryOut: no(REFUSED) },
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    disabled: idle,
    enablingAsked: idle,
    enabling: { kind: 'busy', task: enable },
    refused: { kind: 'idle', task: enable, problem: REFUSED },
    cutOff: { kind: 'idle', task: enable, problem: CUT },
    enabled: idle,
    disablingAsked: idle,
    disabling: { kind: 'busy', task: disable },
  },
})
