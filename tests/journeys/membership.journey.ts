import { createMachine } from 'xstate'

const outcomes = (done: string, refused: string, cutOff: string) => ({
  'the server agrees': done,
  'the server refuses': refused,
  'the line is cut': cutOff,
})

/**
 * Who belongs to a team, as the rules have it, from the captain's seat: a member is removed, the captaincy
 * handed on, after which one may leave, and a team is deleted only by somebody who writes out its name. Each
 * is asked about first and may be refused.
 */
export const membershipJourney = createMachine({
  id: 'membership',
  initial: 'captain',
  states: {
    captain: {
      on: {
        'the captain wants bob out': 'removalAsked',
        'the captain wants bob to be captain': 'transferAsked',
        'the captain wants to delete the team': 'deletionAsked',
      },
    },
    removalAsked: { on: { 'the person thinks better of it': 'captain', 'the person confirms': 'removing' } },
    removing: { on: outcomes('removed', 'refused', 'cutOff') },
    removed: {},
    transferAsked: {
      on: { 'the person thinks better of it': 'captain', 'the person confirms': 'transferring' },
    },
    transferring: { on: outcomes('member', 'refused', 'cutOff') },
    deletionAsked: {
      on: { 'the person thinks better of it': 'captain', 'the person writes another name': 'deletionHeld' },
    },
    deletionHeld: { on: { 'the person writes the name of the team': 'deletionReady' } },
    deletionReady: { on: { 'the person confirms': 'deleting' } },
    deleting: { on: outcomes('deleted', 'refused', 'cutOff') },
    refused: { on: { 'the captain wants bob out': 'removalAsked' } },
    cutOff: { on: { 'the captain wants bob out': 'removalAsked' } },
    member: { on: { 'the member wants to leave': 'leavingAsked' } },
    leavingAsked: { on: { 'the person thinks better of it': 'member', 'the person confirms': 'leaving' } },
    leaving: { on: outcomes('left', 'stayed', 'stayedCutOff') },
    stayed: { on: { 'the member wants to leave': 'leavingAsked' } },
    stayedCutOff: { on: { 'the member wants to leave': 'leavingAsked' } },
    left: {},
    deleted: {},
  },
})
