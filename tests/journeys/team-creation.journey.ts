import { createMachine } from 'xstate'

export const teamCreationJourney = createMachine({
  id: 'teamCreation',
  description:
    'Creating a team: it needs a name, both texts have limits, and a captain cannot create another.',
  initial: 'form',
  states: {
    form: {
      description: 'The form for the first team, without an error.',
      on: {
        'the person leaves the name empty': 'nameless',
        'the person writes too long a name': 'tooLong',
        'the person sends a good name': 'waiting',
      },
    },
    nameless: {
      description: '“Enter a team name.” Nothing is sent.',
      on: { 'the person writes a good name': 'form' },
    },
    tooLong: {
      description: '“Use at most 32 characters.” Nothing is sent.',
      on: { 'the person writes a good name': 'form' },
    },
    waiting: {
      description: '“Creating team…”. Name and text are sent without spaces around them.',
      on: {
        'the server refuses': 'refused',
        'the server is asked too often': 'turnedAway',
        'the server breaks down': 'broken',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'the server agrees': 'captain',
      },
    },
    refused: {
      description: 'The server’s reason.',
      on: { 'the person writes a good name': 'form', 'the person sends again': 'waiting' },
    },
    turnedAway: { description: 'Too many requests.', on: { 'the person sends again': 'waiting' } },
    broken: {
      description: 'The server’s fault, with its number.',
      on: { 'the person sends again': 'waiting' },
    },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the person sends again': 'waiting' } },
    signingIn: {
      description: 'The sign-in, which leads back to the teams.',
      on: { 'the person signs in again': 'back' },
    },
    back: {
      description: 'The form again, with all that was typed.',
      on: { 'the person sends again': 'waiting' },
    },
    captain: {
      description: 'The page of the new team, the focus on its name.',
      on: { 'the person goes back to all teams': 'listed' },
    },
    listed: { description: 'The teams. A captain cannot create another one.' },
  },
})
