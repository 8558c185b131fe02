import { createMachine } from 'xstate'

/**
 * Looking for something in all that the platform wrote down, as the rules have it: by words and by time, in
 * what comes too, and taking it along.
 */
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
