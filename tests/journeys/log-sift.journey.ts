import { createMachine } from 'xstate'

export const logSiftJourney = createMachine({
  id: 'logSift',
  description: 'Searching the platform log by text and time, in new entries too, and exporting the matches.',
  meta: { extensions: { 'log-filter': [] } },
  initial: 'all',
  states: {
    all: {
      description: 'All entries of the log.',
      on: {
        'the administrator looks for a word': 'found',
        'the administrator wants a span of time': 'spanned',
        'the administrator looks for what is nowhere': 'nothing',
      },
    },
    found: {
      description: 'Only entries with the word, and an export of just these.',
      on: {
        'something else happens': 'found',
        'it happens again': 'cameToo',
        'the administrator wants warnings only': 'warnings',
        'the administrator empties the search': 'all',
      },
    },
    cameToo: { description: 'A new entry with the word is on top.' },
    warnings: { description: '“No entries match” the word among warnings.' },
    spanned: {
      description: 'Only entries of the span. New ones do not come in.',
      on: { 'it happens again': 'spanned', 'the administrator wants any time': 'all' },
    },
    nothing: { description: '“No entries match”.', on: { 'the administrator empties the search': 'all' } },
  },
})
