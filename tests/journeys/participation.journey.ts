import { createMachine } from 'xstate'

/** A participation before the start: an organiser decides on it, and until then the user may leave. */
export const participationJourney = createMachine({
  id: 'participation',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'the organisers approve': 'playing',
        'the organisers refuse': 'refused',
        'the person wants to leave': 'asked',
      },
    },
    asked: { on: { 'the person stays': 'waiting', 'the person leaves': 'leaving' } },
    leaving: {
      on: {
        'the server agrees': 'outside',
        'the server will not have it': 'kept',
        'the line is cut': 'cutOff',
      },
    },
    kept: { on: { 'the person wants to leave': 'asked' } },
    cutOff: { on: { 'the person wants to leave': 'asked' } },
    playing: { on: { 'the organisers ban the team': 'banned' } },
    banned: { on: { 'the organisers lift the ban': 'playing' } },
    refused: {
      on: { 'the person wants to apply again': 'applying', 'the person leaves for good': 'outside' },
    },
    applying: {},
    outside: {},
  },
})
