import { createMachine } from 'xstate'

/**
 * An organiser watches the events of a game: nothing may move while they read, and new events obey the
 * filter.
 */
export const monitorEventsJourney = createMachine({
  id: 'monitorEvents',
  initial: 'asking',
  states: {
    asking: { on: { 'the server answers': 'listed', 'the line is cut': 'failed' } },
    failed: { on: { 'the organiser tries again': 'asking' } },
    listed: {
      on: {
        'a team answers': 'streamed',
        'the live line is cut': 'stale',
        'the organiser reads further down': 'held',
        'the organiser hides instances': 'withoutInstances',
        'the organiser looks for a team': 'narrowed',
        'the organiser goes on stage': 'masked',
      },
    },
    stale: {},
    streamed: {},
    held: { on: { 'a team answers': 'counting' } },
    counting: {
      on: { 'the organiser goes to the new ones': 'streamed', 'the organiser scrolls back up': 'streamed' },
    },
    withoutInstances: { on: { 'an instance starts': 'withoutInstances' } },
    narrowed: { on: { 'a team answers': 'stillNarrowed', 'the organiser clears the search': 'listed' } },
    stillNarrowed: { on: { 'the organiser clears the search': 'streamed' } },
    masked: { on: { 'a team answers': 'maskedStream' } },
    maskedStream: { on: { 'the page is loaded anew': 'stillMasked' } },
    stillMasked: {},
  },
})
