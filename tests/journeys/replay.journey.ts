import { createMachine } from 'xstate'

export const replayJourney = createMachine({
  id: 'replay',
  description: 'The board at other times: it can be played, stopped, shared by URL, and closed by one press.',
  meta: { extensions: { board: [] } },
  initial: 'now',
  states: {
    now: {
      description: 'The board of now, without the replay.',
      on: { 'the person opens the replay': 'open' },
    },
    open: {
      description: 'The replay, at the present moment.',
      on: {
        'the person plays it': 'playing',
        'the person goes to the start': 'start',
        'the person closes it': 'now',
      },
    },
    playing: {
      description: 'The replay plays from the start.',
      on: { 'half of it passes': 'half', 'the person comes back to now': 'open' },
    },
    half: {
      description: 'The replay plays and shows the board of the middle.',
      on: { 'the person stops it': 'stopped', 'the rest of it passes': 'open' },
    },
    stopped: {
      description: 'The replay stands still in the middle.',
      on: {
        'a minute passes': 'stopped',
        'the person loads the page anew': 'stopped',
        'the person comes back to now': 'open',
        'the person closes it': 'now',
      },
    },
    start: {
      description: 'The board at the start.',
      on: { 'another team solves something': 'stillStart', 'the person comes back to now': 'open' },
    },
    stillStart: {
      description: 'The board at the start, although another team has solved something.',
      on: { 'the person comes back to now': 'moved' },
    },
    moved: { description: 'The board of now, with the new solve.' },
  },
})
