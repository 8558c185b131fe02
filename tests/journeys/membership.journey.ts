import { createMachine } from 'xstate'

const outcomes = (done: string, refused: string, cutOff: string) => ({
  'the server agrees': done,
  'the server refuses': refused,
  'the line is cut': cutOff,
})

export const membershipJourney = createMachine({
  id: 'membership',
  description:
    'The members of a team, for its captain: removing a member, handing over the captaincy and then ' +
    'leaving, and deleting the team after typing its name. Each asks first and may be refused.',
  initial: 'captain',
  states: {
    captain: {
      description: 'The members, as the captain sees them. Captains cannot leave.',
      on: {
        'the captain wants bob out': 'removalAsked',
        'the captain wants bob to be captain': 'transferAsked',
        'the captain wants to delete the team': 'deletionAsked',
      },
    },
    removalAsked: {
      description: 'The question whether to remove bob, with its effect.',
      on: { 'the person thinks better of it': 'captain', 'the person confirms': 'removing' },
    },
    removing: {
      description: 'The server is asked to remove bob.',
      on: outcomes('removed', 'refused', 'cutOff'),
    },
    removed: { description: '“bob removed”, and the focus on the list.' },
    transferAsked: {
      description: 'The question whether to make bob captain, with its effect.',
      on: { 'the person thinks better of it': 'captain', 'the person confirms': 'transferring' },
    },
    transferring: {
      description: 'The server is asked to make bob captain.',
      on: outcomes('member', 'refused', 'cutOff'),
    },
    deletionAsked: {
      description: 'The question whether to delete the team, with its effect.',
      on: { 'the person thinks better of it': 'captain', 'the person writes another name': 'deletionHeld' },
    },
    deletionHeld: {
      description: 'The button is locked, because the name differs.',
      on: { 'the person writes the name of the team': 'deletionReady' },
    },
    deletionReady: {
      description: 'The button is free, because the name is right.',
      on: { 'the person confirms': 'deleting' },
    },
    deleting: {
      description: 'The server is asked to delete the team.',
      on: outcomes('deleted', 'refused', 'cutOff'),
    },
    refused: { description: 'The server’s reason.', on: { 'the captain wants bob out': 'removalAsked' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the captain wants bob out': 'removalAsked' } },
    member: {
      description: 'The captain is bob. Nothing of a captain is left to press.',
      on: { 'the member wants to leave': 'leavingAsked' },
    },
    leavingAsked: {
      description: 'The question whether to leave the team, with its effect.',
      on: { 'the person thinks better of it': 'member', 'the person confirms': 'leaving' },
    },
    leaving: {
      description: 'The server is asked to let the member go.',
      on: outcomes('left', 'stayed', 'stayedCutOff'),
    },
    stayed: {
      description: 'The server’s reason. The person is still a member.',
      on: { 'the member wants to leave': 'leavingAsked' },
    },
    stayedCutOff: {
      description: '“Can’t reach the server”. The person is still a member.',
      on: { 'the member wants to leave': 'leavingAsked' },
    },
    left: { description: 'The teams, with “You left Red Pandas”.' },
    deleted: { description: 'The teams, with “Red Pandas deleted”, the focus on the heading.' },
  },
})
