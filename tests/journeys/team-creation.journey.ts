import { createMachine } from 'xstate'

/** A new team needs a name, both texts have limits, and a captain cannot create another team. */
export const teamCreationJourney = createMachine({
  id: 'teamCreation',
  initial: 'form',
  states: {
    form: {
      on: {
        'the person leaves the name empty': 'nameless',
        'the person writes too long a name': 'tooLong',
        'the person sends a good name': 'waiting',
      },
    },
    nameless: { on: { 'the person writes a good name': 'form' } },
    tooLong: { on: { 'the person writes a good name': 'form' } },
    waiting: {
      on: {
        'the server refuses': 'refused',
        'the server is asked too often': 'turnedAway',
        'the server breaks down': 'broken',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'the server agrees': 'captain',
      },
    },
    refused: { on: { 'the person writes a good name': 'form', 'the person sends again': 'waiting' } },
    turnedAway: { on: { 'the person sends again': 'waiting' } },
    broken: { on: { 'the person sends again': 'waiting' } },
    cutOff: { on: { 'the person sends again': 'waiting' } },
    signingIn: { on: { 'the person signs in again': 'back' } },
    back: { on: { 'the person sends again': 'waiting' } },
    captain: { on: { 'the person goes back to all teams': 'listed' } },
    listed: {},
  },
})
