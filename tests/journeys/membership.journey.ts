import { createMachine } from 'xstate'

const outcomes = (done: string, refused: string, cutOff: string) => ({
  'the server agrees': done,
  'the server refuses': refused,
  'the line is cut': cutOff,
})

/**
 * The captain removes a member, hands over the captaincy and then leaves, or deletes the team after typing
 * its name. Each asks first and may be refused.
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
