import { createMachine } from 'xstate'

/**
 * A notice for a player is announced on a visible page and counted in the title of a hidden one. It is
 * announced once, whatever the connection repeats.
 */
export const presenterJourney = createMachine({
  id: 'presenter',
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'a notice comes': 'said',
        "the team's first blood comes": 'celebrated',
        'the player goes elsewhere': 'away',
      },
    },
    said: { on: { 'the line repeats it': 'said', 'the player opens the scoreboard': 'said' } },
    celebrated: {},
    away: { on: { 'a notice comes': 'waiting', 'the player comes back': 'quiet' } },
    waiting: {
      on: {
        'the player comes back': 'said',
        'another tab says it': 'saidElsewhere',
        'four more come, and an hour goes by': 'heaped',
      },
    },
    saidElsewhere: { on: { 'the player comes back': 'quiet' } },
    heaped: { on: { 'the player comes back': 'summedUp' } },
    summedUp: {},
  },
})
