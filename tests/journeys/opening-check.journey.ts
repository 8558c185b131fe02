import { createMachine } from 'xstate'

export const openingCheckJourney = createMachine({
  id: 'openingCheck',
  description: 'The findings before a game opens: most severe first, each with a link to its fix.',
  initial: 'found',
  states: {
    found: {
      description: 'Three issues, the most severe first.',
      on: {
        'the organiser goes to the end of the game': 'atEnd',
        'the organiser goes to the flags': 'atFlags',
        'the organiser goes to the description': 'atDescription',
        'the organiser checks again': 'checking',
      },
    },
    atEnd: {
      description: 'The settings, with the focus on the end.',
      on: {
        'the organiser goes there once more': 'atEnd',
        'the organiser saves the game': 'clear',
        'the server refuses what the organiser saves': 'found',
      },
    },
    atFlags: {
      description: 'The flags of the challenge.',
      on: { 'the organiser adds a flag and comes back': 'clear' },
    },
    atDescription: {
      description: 'The challenge, with the focus on its description.',
      on: { 'the organiser saves the challenge and comes back': 'clear' },
    },
    checking: {
      description: '“Checking…”.',
      on: {
        'nothing is found any more': 'clear',
        'only a note is left': 'noted',
        'the line is cut': 'stale',
      },
    },
    clear: { description: '“No issues found”.' },
    noted: { description: 'Ready to open, with a few notes.' },
    stale: {
      description: 'The check failed. The results of the last one stay.',
      on: { 'the organiser checks again': 'checking' },
    },
  },
})
