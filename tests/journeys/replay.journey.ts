import { createMachine } from 'xstate'

/** The board at earlier times: it can be played, stopped, shared by URL, and closed by one press. */
export const replayJourney = createMachine({
  id: 'replay',
  initial: 'now',
  states: {
    now: { on: { 'the person opens the replay': 'open' } },
    open: {
      on: {
        'the person plays it': 'playing',
        'the person goes to the start': 'start',
        'the person closes it': 'now',
      },
    },
    playing: { on: { 'half of it passes': 'half', 'the person comes back to now': 'open' } },
    half: { on: { 'the person stops it': 'stopped', 'the rest of it passes': 'open' } },
    stopped: {
      on: {
        'a minute passes': 'stopped',
        'the person loads the page anew': 'stopped',
        'the person comes back to now': 'open',
        'the person closes it': 'now',
      },
    },
    start: { on: { 'another team solves something': 'stillStart', 'the person comes back to now': 'open' } },
    stillStart: { on: { 'the person comes back to now': 'moved' } },
    moved: {},
  },
})
