import { toActView } from '#machines/kit/act.ts'
import { membershipMachine } from '#machines/team/membership.machine.ts'
import { membershipJourney } from './membership.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const name = 'Red Pandas'
const member = { id: '2', name: 'bob' }
const kick = { kind: 'kick', member, name } as const
const transfer = { kind: 'transfer', member, name } as const
const leave = { kind: 'leave', name } as const
const remove = { kind: 'delete', name } as const
const resting = { kind: 'idle', problem: null } as const
const refused = { kind: 'idle', problem: REFUSED } as const
const cutOff = { kind: 'idle', problem: CUT } as const

export const membershipRefinement = refines(membershipJourney, membershipMachine, toActView, {
  input: () => ({ team: 3 }),
  asks: ['transferAsked', 'leavingAsked', 'deletionAsked', 'deletionHeld', 'deletionReady', 'removalAsked'],
  events: {
    'the captain wants bob out': { type: 'begin', task: kick },
    'the captain wants bob to be captain': { type: 'begin', task: transfer },
    'the captain wants to delete the team': { type: 'begin', task: remove },
    'the member wants to leave': { type: 'begin', task: leave },
    'the person thinks better of it': { askFirst: 'cancelled' },
    'the person writes another name': [],
    'the person writes the name of the team': [],
    'the person confirms': { askFirst: 'confirmed' },
    'the server agrees': { carryOut: yes(null) },
    'the server refuses': { carryOut: no(REFUSED) },
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    captain: resting,
    removalAsked: resting,
    removing: { kind: 'busy', task: kick },
    removed: { kind: 'idle', task: kick, problem: null },
    transferAsked: resting,
    transferring: { kind: 'busy', task: transfer },
    deletionAsked: resting,
    deletionHeld: resting,
    deletionReady: resting,
    deleting: { kind: 'busy', task: remove },
    refused,
    cutOff,
    member: resting,
    leavingAsked: resting,
    leaving: { kind: 'busy', task: leave },
    stayed: refused,
    stayedCutOff: cutOff,
    left: { kind: 'done', task: leave },
    deleted: { kind: 'done', task: remove },
  },
})
