import { createMachine } from 'xstate'

/** A player joins a team with a pasted text. Only a valid code is sent, and only on a press. */
export const teamJoiningJourney = createMachine({
  id: 'teamJoining',
  initial: 'form',
  states: {
    form: {
      on: {
        'the person sends nothing': 'asked',
        'the person pastes half a code': 'cutShort',
        'the person pastes something else': 'wrong',
        'the person pastes the code and sends it': 'waiting',
        'the person pastes the link and sends it': 'waiting',
      },
    },
    asked: { on: { 'the person pastes the code': 'form' } },
    cutShort: { on: { 'the person pastes the code': 'form' } },
    wrong: { on: { 'the person pastes the code': 'form' } },
    waiting: {
      on: {
        'the code is out of date': 'refused',
        'the team is locked': 'refused',
        'the server is asked too often': 'turnedAway',
        'the line is cut': 'cutOff',
        'the server agrees': 'member',
      },
    },
    refused: { on: { 'the person pastes the code': 'form', 'the person sends again': 'waiting' } },
    turnedAway: { on: { 'the person sends again': 'waiting' } },
    cutOff: { on: { 'the person sends again': 'waiting' } },
    member: {},
  },
})
