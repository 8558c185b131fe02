import { sessionEndMachine } from '#machines/account/session-end.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { CUT, HELD_OFF, MISSING, no, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { sessionListJourney } from './session-list.journey.ts'

const resting = { kind: 'idle', problem: null } as const

export const sessionListRefinement = refines(sessionListJourney, sessionEndMachine, toActView, {
  input: () => ({}),
  asks: ['asked'],
  events: {
    'the person signs the other out': { type: 'begin', task: { kind: 'one', id: 'other' } },
    'the person wants to sign out everywhere': { type: 'begin', task: { kind: 'all' } },
    'the server agrees': { carryOut: yes(null) },
    'the other is gone already': { carryOut: no(MISSING) },
    'the server is asked too often': { carryOut: no(HELD_OFF) },
    'the line is cut': { carryOut: no(CUT) },
    'the person thinks better of it': { askFirst: 'cancelled' },
    'the person means it': { askFirst: 'confirmed' },
    'the server ends all': { carryOut: yes(null) },
    'the server does not': { carryOut: no(HELD_OFF) },
  },
  states: {
    two: resting,
    ending: { kind: 'busy', task: { kind: 'one', id: 'other' } },
    turnedAway: { kind: 'idle', problem: HELD_OFF },
    cutOff: { kind: 'idle', problem: CUT },
    one: { kind: 'done', task: { kind: 'one', id: 'other' } },
    asked: resting,
    endingAll: { kind: 'busy', task: { kind: 'all' } },
    stillIn: { kind: 'idle', problem: HELD_OFF },
    outside: { kind: 'done', task: { kind: 'all' } },
  },
})
