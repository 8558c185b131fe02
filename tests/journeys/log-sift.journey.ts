import { createMachine } from 'xstate'

/** Organisers search the platform log by text and time, new entries included, and export the matches. */
export const logSiftJourney = createMachine({
  id: 'logSift',
  initial: 'all',
  states: {
    all: {
      on: {
        'the administrator looks for a word': 'found',
        'the administrator wants a span of time': 'spanned',
        'the administrator looks for what is nowhere': 'nothing',
      },
    },
    found: {
      on: {
        'something else happens': 'found',
        'it happens again': 'cameToo',
        'the administrator wants warnings only': 'warnings',
        'the administrator empties the search': 'all',
      },
    },
    cameToo: {},
    warnings: {},
    spanned: { on: { 'it happens again': 'spanned', 'the administrator wants any time': 'all' } },
    nothing: { on: { 'the administrator empties the search': 'all' } },
  },
})
