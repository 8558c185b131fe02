import { instanceActsMachine, type InstanceTask } from '#machines/admin/instance-acts.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { instanceActsJourney } from './instance-acts.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const keys = [{ challengeId: 7, participationId: 12 }]
const prolong: InstanceTask = { act: 'prolong', keys }
const stop: InstanceTask = { act: 'stop', keys }
const ALL = { done: 1, gone: 0 }
const NONE = { done: 0, gone: 1 }

export const instanceActsRefinement = refines(instanceActsJourney, instanceActsMachine, toActView, {
  input: () => ({ game: 1 }),
  events: {
    'the organiser gives more time': { type: 'begin', task: prolong },
    // The screen asks in its own dialog.
    'the organiser would stop it': [],
    'the organiser thinks better of it': [],
    'the organiser confirms': { type: 'begin', task: stop },
    'the server prolongs it': { carryOut: yes(ALL) },
    'it had ended meanwhile': { carryOut: yes(NONE) },
    'the server refuses': { carryOut: no(REFUSED) },
    'the server stops it': { carryOut: yes(ALL) },
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    listed: { kind: 'idle', task: null },
    prolonging: { kind: 'busy', task: prolong },
    prolonged: { kind: 'idle', task: prolong, value: ALL, problem: null },
    late: { kind: 'idle', task: prolong, value: NONE, problem: null },
    refused: { kind: 'idle', task: prolong, value: null, problem: REFUSED },
    stopAsked: { kind: 'idle' },
    left: { kind: 'idle' },
    stopping: { kind: 'busy', task: stop },
    cutOff: { kind: 'idle', task: stop, value: null, problem: CUT },
    stopped: { kind: 'idle', task: stop, value: ALL, problem: null },
  },
})
