import { createMachine } from 'xstate'

/**
 * A join link: visitors sign in first and return, and joining needs a press, because following a link must
 * change nothing.
 */
export const joinLinkJourney = createMachine({
  id: 'joinLink',
  initial: 'visiting',
  states: {
    visiting: {
      on: { 'the visitor goes to sign in': 'signingIn', 'the visitor goes to register': 'registering' },
    },
    registering: { on: { 'the visitor goes back': 'visiting' } },
    signingIn: { on: { 'the visitor signs in': 'invited', 'a member of the team signs in': 'member' } },
    invited: { on: { 'the person declines': 'declined', 'the person accepts': 'waiting' } },
    waiting: {
      on: {
        'the code is out of date': 'refused',
        'the line is cut': 'cutOff',
        'the person has joined elsewhere meanwhile': 'member',
        'the server agrees': 'joined',
      },
    },
    refused: { on: { 'the person accepts': 'waiting', 'the person declines': 'declined' } },
    cutOff: { on: { 'the person accepts': 'waiting' } },
    declined: {},
    member: {},
    joined: {},
  },
})
