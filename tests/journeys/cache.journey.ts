import { createMachine } from 'xstate'

/** Clearing the browser's cache must ask once before it deletes, and must really delete. */
export const cacheJourney = createMachine({
  id: 'cache',
  initial: 'kept',
  states: {
    kept: { on: { 'the person wants it cleared': 'asked', 'the page is left': 'stored' } },
    stored: { on: { 'the person wants it cleared': 'asked' } },
    asked: {
      on: {
        'the person says no': 'kept',
        'the person leaves the question': 'kept',
        'the person says yes': 'cleared',
      },
    },
    cleared: { on: { 'the page is left': 'gone' } },
    gone: {},
  },
})
