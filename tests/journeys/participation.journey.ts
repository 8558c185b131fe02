import { createMachine } from 'xstate'

export const participationJourney = createMachine({
  id: 'participation',
  description: 'A participation before the start: an organiser decides, and until then the user may leave.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The team awaits review. The person cannot join again.',
      on: {
        'the organisers approve': 'playing',
        'the organisers refuse': 'refused',
        'the person wants to leave': 'asked',
      },
    },
    asked: {
      description: 'The question whether to leave the game. Nothing is sent.',
      on: { 'the person stays': 'waiting', 'the person leaves': 'leaving' },
    },
    leaving: {
      description: '“Leaving…”.',
      on: {
        'the server agrees': 'outside',
        'the server will not have it': 'kept',
        'the line is cut': 'cutOff',
      },
    },
    kept: {
      description: 'The server’s reason. The team still awaits review.',
      on: { 'the person wants to leave': 'asked' },
    },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the person wants to leave': 'asked' } },
    playing: {
      description: 'The team was approved. The game is still closed.',
      on: { 'the organisers ban the team': 'banned' },
    },
    banned: {
      description: 'The team was banned. Nothing can be pressed.',
      on: { 'the organisers lift the ban': 'playing' },
    },
    refused: {
      description: 'The team was not approved.',
      on: { 'the person wants to apply again': 'applying', 'the person leaves for good': 'outside' },
    },
    applying: { description: 'The dialog to join, with the team chosen.' },
    outside: { description: '“You left”, and the game can be joined again.' },
  },
})
