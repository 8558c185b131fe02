import { createMachine } from 'xstate'

export const teamJoiningJourney = createMachine({
  id: 'teamJoining',
  description: 'Joining with a pasted text: only a valid code is sent, and only on a press.',
  initial: 'form',
  states: {
    form: {
      description: 'The form, without an error.',
      on: {
        'the person sends nothing': 'asked',
        'the person pastes half a code': 'cutShort',
        'the person pastes something else': 'wrong',
        'the person pastes the code and sends it': 'waiting',
        'the person pastes the link and sends it': 'waiting',
      },
    },
    asked: {
      description: '“Paste an invite code or link.” Nothing is sent.',
      on: { 'the person pastes the code': 'form' },
    },
    cutShort: {
      description: 'The code is incomplete. Nothing is sent.',
      on: { 'the person pastes the code': 'form' },
    },
    wrong: {
      description: 'This is no invite code. Nothing is sent.',
      on: { 'the person pastes the code': 'form' },
    },
    waiting: {
      description: '“Joining team…”. The code is sent.',
      on: {
        'the code is out of date': 'refused',
        'the team is locked': 'refused',
        'the server is asked too often': 'turnedAway',
        'the line is cut': 'cutOff',
        'the server agrees': 'member',
      },
    },
    refused: {
      description: 'The server’s reason, at the field.',
      on: { 'the person pastes the code': 'form', 'the person sends again': 'waiting' },
    },
    turnedAway: { description: 'Too many requests.', on: { 'the person sends again': 'waiting' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the person sends again': 'waiting' } },
    member: { description: 'The page of the team, with “You joined” and the focus.' },
  },
})
