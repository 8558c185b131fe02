import { createMachine } from 'xstate'

export const presenterJourney = createMachine({
  id: 'presenter',
  description:
    'A notice for a player: announced on the visible page, counted in the title of a hidden one, and ' +
    'announced once only, whatever the connection repeats.',
  meta: { extensions: { streams: [] } },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No message, and the plain title of the tab.',
      on: {
        'a notice comes': 'said',
        "the team's first blood comes": 'celebrated',
        'the player goes elsewhere': 'away',
      },
    },
    said: {
      description: 'One message about the hint. The title counts nothing.',
      on: { 'the line repeats it': 'said', 'the player opens the scoreboard': 'said' },
    },
    celebrated: { description: 'The message about the first blood of the own team.' },
    away: {
      description: 'No message, while the player is elsewhere.',
      on: { 'a notice comes': 'waiting', 'the player comes back': 'quiet' },
    },
    waiting: {
      description: 'No message. The title of the tab counts one.',
      on: {
        'the player comes back': 'said',
        'another tab says it': 'saidElsewhere',
        'four more come, and an hour goes by': 'heaped',
      },
    },
    saidElsewhere: {
      description: 'Another tab has shown it: nothing is left to show.',
      on: { 'the player comes back': 'quiet' },
    },
    heaped: {
      description: 'No message. The title of the tab counts five.',
      on: { 'the player comes back': 'summedUp' },
    },
    summedUp: { description: 'One message for all five. The title counts nothing.' },
  },
})
