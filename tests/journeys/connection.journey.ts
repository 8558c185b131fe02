import { createMachine } from 'xstate'

export const connectionJourney = createMachine({
  id: 'connection',
  description:
    'The connection of a game as the pill shows it: it reconnects automatically, unless the server ' +
    'refuses or the device is offline.',
  initial: 'connecting',
  states: {
    connecting: {
      description: 'The pill says “Connecting…”.',
      on: {
        'the hub opens': 'live',
        'the line is cut': 'waiting',
        'the hub refuses': 'refused',
        'the device loses its network': 'offline',
      },
    },
    live: {
      description: 'The pill says “Live”.',
      on: {
        'the line is cut': 'waiting',
        'the hub refuses': 'refused',
        'the device loses its network': 'offline',
      },
    },
    waiting: {
      description: 'The pill says “Reconnecting…”, and offers to connect now.',
      on: {
        'the wait is over': 'connecting',
        'the person connects now': 'connecting',
        'the person looks at the page again': 'connecting',
        'the network is back': 'connecting',
        'the device loses its network': 'offline',
      },
    },
    offline: {
      description: 'The pill says “Offline”.',
      on: { 'the network is back': 'connecting', 'the person connects now': 'connecting' },
    },
    refused: {
      description: 'The pill says “No live updates”. Nothing reconnects by itself.',
      on: {
        'the person connects now': 'connecting',
        'the network is back': 'refused',
        'the person looks at the page again': 'refused',
      },
    },
  },
})
