import { createMachine } from 'xstate'

export const joinLinkJourney = createMachine({
  id: 'joinLink',
  description: 'A join link: visitors sign in first and return, and joining needs a press.',
  initial: 'visiting',
  states: {
    visiting: {
      description: 'The question whether to join, for a visitor. Nothing was sent.',
      on: { 'the visitor goes to sign in': 'signingIn', 'the visitor goes to register': 'registering' },
    },
    registering: {
      description: 'The registration, which leads back to the link.',
      on: { 'the visitor goes back': 'visiting' },
    },
    signingIn: {
      description: 'The sign-in, which leads back to the link.',
      on: { 'the visitor signs in': 'invited', 'a member of the team signs in': 'member' },
    },
    invited: {
      description: 'The invitation, for the signed-in person. Nothing was sent.',
      on: { 'the person declines': 'declined', 'the person accepts': 'waiting' },
    },
    waiting: {
      description: '“Joining…”. The code is sent.',
      on: {
        'the code is out of date': 'refused',
        'the line is cut': 'cutOff',
        'the person has joined elsewhere meanwhile': 'member',
        'the server agrees': 'joined',
      },
    },
    refused: {
      description: 'The server’s reason.',
      on: { 'the person accepts': 'waiting', 'the person declines': 'declined' },
    },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the person accepts': 'waiting' } },
    declined: { description: 'The teams: the person is on none.' },
    member: { description: 'The page of the team, without a welcome.' },
    joined: { description: 'The page of the team, with “You joined”.' },
  },
})
