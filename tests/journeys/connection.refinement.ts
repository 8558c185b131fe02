import { connectionMachine, toConnectionView } from '#machines/live/connection.machine.ts'
import { connectionJourney } from './connection.journey.ts'
import { refines } from './refinement.ts'

/** Half of the first wait, which is at most a second. */
const FIRST_WAIT_MS = 500

export const connectionRefinement = refines(connectionJourney, connectionMachine, toConnectionView, {
  input: (now) => ({
    place: { hub: 'user', account: 'ada', game: 1 },
    positions: () => new Map(),
    now,
    random: () => 0.5,
  }),
  before: { type: 'open' },
  events: {
    'the hub opens': [{ type: 'hub.opened', isCounted: true }, { type: 'feeds.caughtUp' }],
    'the line is cut': { type: 'hub.dropped' },
    'the hub refuses': { type: 'hub.refused', why: 'closed' },
    'the device loses its network': { type: 'network.lost' },
    'the wait is over': FIRST_WAIT_MS,
    'the person connects now': { type: 'retry' },
    'the person looks at the page again': { type: 'page.woke' },
    'the network is back': { type: 'network.found' },
  },
  states: {
    connecting: { kind: 'connecting' },
    live: { kind: 'live' },
    // Each wait is twice the one before it.
    waiting: ({ visits, now }) => ({
      kind: 'reconnecting',
      nextTryAt: now + FIRST_WAIT_MS * 2 ** (visits - 1),
    }),
    offline: { kind: 'offline' },
    refused: { kind: 'refused', why: 'closed' },
  },
})
