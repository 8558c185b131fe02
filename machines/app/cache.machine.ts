import { setup, type SnapshotFrom } from 'xstate'
import { effect } from '../effect.ts'

type Event = { type: 'page.hidden' } | { type: 'clear' }

export const cacheEffects = {
  loadCache: effect<void, void>('loadCache'),
  saveCache: effect<void, void>('saveCache'),
  /**
   * Stops the writer, clears the store and reloads the page. In another order, the writer would fill the
   * store again.
   */
  clearCache: effect<void, void>('clearCache'),
}

/** The user never sees an error of the cache, because a response that is not stored is requested again. */
export const cacheMachine = setup({ types: { events: {} as Event }, actors: cacheEffects }).createMachine({
  id: 'cache',
  description: 'Saves cached responses between two visits.',
  initial: 'loading',
  states: {
    loading: {
      description: 'Waits for the stored responses. Nothing is drawn before.',
      invoke: { src: 'loadCache', onDone: 'live' },
      on: { clear: 'clearing' },
    },
    live: { description: 'The cache is in use.', on: { 'page.hidden': 'saving', clear: 'clearing' } },
    saving: {
      description: 'Waits for the browser to store the cache; the page may be leaving.',
      invoke: { src: 'saveCache', onDone: 'live' },
      on: { clear: 'clearing' },
    },
    // The reload hides the page, so `page.hidden` must not fill the store again in this state.
    clearing: {
      description: 'Waits for the store to be emptied. Nothing is saved any more.',
      invoke: { src: 'clearCache', onDone: 'cleared' },
    },
    cleared: { description: 'The store is empty. The page is about to reload.' },
  },
})

export type CacheView = { kind: 'loading' } | { kind: 'live' } | { kind: 'clearing' }
export function toCacheView(snapshot: SnapshotFrom<typeof cacheMachine>): CacheView {
  if (snapshot.matches('loading')) return { kind: 'loading' }
  return snapshot.matches('live') || snapshot.matches('saving') ? { kind: 'live' } : { kind: 'clearing' }
}
