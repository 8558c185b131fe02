import { createMachine } from 'xstate'

export const takeOverJourney = createMachine({
  id: 'takeOver',
  description: 'Another server is taken over: first a dry run, then all or nothing, and a report at the end.',
  initial: 'offered',
  states: {
    offered: {
      description: 'The form for the database and the folder. Nothing was tried.',
      on: {
        'the organiser sends nothing': 'flawed',
        'the organiser tries it': 'asking',
      },
    },
    flawed: {
      description: 'Errors at both fields. Nothing is sent.',
      on: { 'the organiser tries it': 'asking' },
    },
    asking: {
      description: '“Starting…”. The server is asked once.',
      on: {
        'the server begins': 'trying',
        'the platform is not empty any more': 'stopped',
        'the session has ended': 'closed',
        'the line is cut': 'unsure',
      },
    },
    stopped: {
      description: 'The reason of the server. The typed address stays.',
      on: { 'the organiser tries it': 'asking' },
    },
    closed: { description: '“Only administrators can take over a server”, and a way to sign in.' },
    unsure: {
      description: 'The state did not load, and a button to try again.',
      on: {
        'the organiser reads again': 'trying',
        'the organiser reads again, and it is filled': 'filled',
        'the organiser reads again, signed out': 'closed',
      },
    },
    filled: { description: '“This platform isn’t empty”. Nothing can be begun.' },
    trying: {
      description: 'The progress of the dry run: rows and the time left.',
      on: {
        'the dry run ends well': 'tried',
        'the dry run finds a bad row': 'badRow',
        'the session ends meanwhile': 'closed',
      },
    },
    badRow: {
      description: '“The dry run failed”, with table and key. It can be tried again.',
      on: { 'the organiser tries it': 'asking' },
    },
    tried: {
      description: 'The report, before and after, and “Take over now”.',
      on: {
        'the organiser types another folder': 'edited',
        'the organiser takes over': 'beginning',
      },
    },
    edited: {
      description: 'The form. The report of other values is gone, and so is “Take over now”.',
      on: { 'the organiser tries it': 'asking' },
    },
    beginning: {
      description: '“Starting…”. The take-over is asked for once.',
      on: { 'the server begins to take': 'taking', 'the server stops at once': 'away' },
    },
    taking: {
      description: 'The progress of the take-over.',
      on: {
        'the server stops': 'away',
        'the take-over ends well': 'done',
        'the take-over fails': 'failed',
      },
    },
    away: {
      description: 'The server doesn’t reply. The page keeps asking.',
      on: { 'the server is back': 'taking' },
    },
    failed: {
      description: '“The take-over failed. Nothing was changed”, with table and key.',
      on: { 'the organiser tries it': 'asking' },
    },
    done: { description: '“Everything was taken over”, the report, and a way to sign in.' },
  },
})
