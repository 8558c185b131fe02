import { createMachine } from 'xstate'

export const monitorEventsJourney = createMachine({
  id: 'monitorEvents',
  description:
    'Watching the events of a game: nothing moves while the user reads, and new events obey the ' + 'filter.',
  initial: 'asking',
  states: {
    asking: {
      description: 'The events are being read; no list yet.',
      on: { 'the server answers': 'listed', 'the line is cut': 'failed' },
    },
    failed: { description: '“Can’t reach the server”.', on: { 'the organiser tries again': 'asking' } },
    listed: {
      description: 'The events, the newest first.',
      on: {
        'a team answers': 'streamed',
        'the live line is cut': 'stale',
        'the organiser reads further down': 'held',
        'the organiser hides instances': 'withoutInstances',
        'the organiser looks for a team': 'narrowed',
        'the organiser goes on stage': 'masked',
      },
    },
    stale: { description: 'The list is not live and may be out of date.' },
    streamed: { description: 'The new event is on top.' },
    held: {
      description: '“Paused while you scroll.” The rows stay where they are.',
      on: { 'a team answers': 'counting' },
    },
    counting: {
      description: '“1 new”. The rows stay where they are.',
      on: { 'the organiser goes to the new ones': 'streamed', 'the organiser scrolls back up': 'streamed' },
    },
    withoutInstances: {
      description: 'No events of instances, not even new ones.',
      on: { 'an instance starts': 'withoutInstances' },
    },
    narrowed: {
      description: 'Only events of the searched team.',
      on: { 'a team answers': 'stillNarrowed', 'the organiser clears the search': 'listed' },
    },
    stillNarrowed: {
      description: 'Only events of the searched team; the new one is only counted.',
      on: { 'the organiser clears the search': 'streamed' },
    },
    masked: {
      description: 'Flags are hidden, also in the page’s source.',
      on: { 'a team answers': 'maskedStream' },
    },
    maskedStream: {
      description: 'The new event came with its flag hidden.',
      on: { 'the page is loaded anew': 'stillMasked' },
    },
    stillMasked: { description: 'Flags are still hidden after a reload.' },
  },
})
