import { createMachine } from 'xstate'

/**
 * The connection of a game as the pill shows it: the client reconnects by itself, unless the server refuses
 * or the device is offline.
 */
export const connectionJourney = createMachine({
  id: 'connection',
  initial: 'connecting',
  states: {
    connecting: {
      on: {
        'the hub opens': 'live',
        'the line is cut': 'waiting',
        'the hub refuses': 'refused',
        'the device loses its network': 'offline',
      },
    },
    live: {
      on: {
        'the line is cut': 'waiting',
        'the hub refuses': 'refused',
        'the device loses its network': 'offline',
      },
    },
    waiting: {
      on: {
        'the wait is over': 'connecting',
        'the person connects now': 'connecting',
        'the person looks at the page again': 'connecting',
        'the network is back': 'connecting',
        'the device loses its network': 'offline',
      },
    },
    offline: { on: { 'the network is back': 'connecting', 'the person connects now': 'connecting' } },
    refused: {
      on: {
        'the person connects now': 'connecting',
        'the network is back': 'refused',
        'the person looks at the page again': 'refused',
      },
    },
  },
})
