import { createMachine } from 'xstate'

/** The check before a game opens lists its findings, most severe first, each with a link to its fix. */
export const openingCheckJourney = createMachine({
  id: 'openingCheck',
  initial: 'found',
  states: {
    found: {
      on: {
        'the organiser goes to the end of the game': 'atEnd',
        'the organiser goes to the flags': 'atFlags',
        'the organiser goes to the description': 'atDescription',
        'the organiser checks again': 'checking',
      },
    },
    atEnd: {
      on: {
        'the organiser goes there once more': 'atEnd',
        'the organiser saves the game': 'clear',
        'the server refuses what the organiser saves': 'found',
      },
    },
    atFlags: { on: { 'the organiser adds a flag and comes back': 'clear' } },
    atDescription: { on: { 'the organiser saves the challenge and comes back': 'clear' } },
    checking: {
      on: {
        'nothing is found any more': 'clear',
        'only a note is left': 'noted',
        'the line is cut': 'stale',
      },
    },
    clear: {},
    noted: {},
    stale: { on: { 'the organiser checks again': 'checking' } },
  },
})
