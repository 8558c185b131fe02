import { createMachine } from 'xstate'

export const cacheJourney = createMachine({
  id: 'cache',
  description: 'Clearing the browser’s cache: it asks first, once, and really deletes.',
  initial: 'kept',
  states: {
    kept: {
      description: 'No question is open, and nothing was deleted.',
      on: { 'the person wants it cleared': 'asked', 'the page is left': 'stored' },
    },
    stored: {
      description: 'The stored board is in the browser after the page was left.',
      on: { 'the person wants it cleared': 'asked' },
    },
    asked: {
      description: 'The question whether to clear the cache.',
      on: {
        'the person says no': 'kept',
        'the person leaves the question': 'kept',
        'the person says yes': 'cleared',
      },
    },
    cleared: {
      description: 'The cache is empty, and the page was reloaded once.',
      on: { 'the page is left': 'gone' },
    },
    gone: { description: 'The cache stays empty after the page was left. No error.' },
  },
})
