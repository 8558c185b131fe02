import { setup, type SnapshotFrom } from 'xstate'
import { effect } from '../effect.ts'

type Event = { type: 'page.hidden' } | { type: 'clear' }

export const cacheEffects = {
  loadCache: effect<void, void>('loadCache'),
  saveCache: effect<void, void>('saveCache'),
  /** Disarms the writer, empties the store and reloads the page, in this order. */
  clearCache: effect<void, void>('clearCache'),
}

/**
 * The answers kept between two visits. Loading and saving cannot fail for the person: what cannot be read is
 * asked for again.
 */
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
    // No `page.hidden` here: the unload that the reload causes must not write the cache back.
    clearing: {
      description: 'Waits for the store to be emptied. Nothing is saved any more.',
      invoke: { src: 'clearCache', onDone: 'cleared' },
    },
    // The page is on its way out.
    cleared: { description: 'The store is empty. The page is about to reload.' },
  },
})

export type CacheView = { kind: 'loading' } | { kind: 'live' } | { kind: 'clearing' }
export function toCacheView(snapshot: SnapshotFrom<typeof cacheMachine>): CacheView {
  if (snapshot.matches('loading')) return { kind: 'loading' }
  return snapshot.matches('live') || snapshot.matches('saving') ? { kind: 'live' } : { kind: 'clearing' }
}
