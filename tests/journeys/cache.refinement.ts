import { cacheMachine, toCacheView } from '#machines/app/cache.machine.ts'
import { cacheJourney } from './cache.journey.ts'
import { refines } from './refinement.ts'

const live = { kind: 'live' } as const
const clearing = { kind: 'clearing' } as const

export const cacheRefinement = refines(cacheJourney, cacheMachine, toCacheView, {
  input: () => undefined,
  before: { loadCache: undefined },
  events: {
    'the person wants it cleared': [],
    'the page is left': ({ from }) =>
      from === 'kept' ? [{ type: 'page.hidden' }, { saveCache: undefined }] : { type: 'page.hidden' },
    'the person says no': [],
    'the person leaves the question': [],
    'the person says yes': [{ type: 'clear' }, { clearCache: undefined }],
  },
  states: { kept: live, stored: live, asked: live, cleared: clearing, gone: clearing },
})
