import { createActor, type SnapshotFrom } from 'xstate'
import { expect, test } from 'vitest'
import { cacheEffects, cacheMachine, toCacheView } from '#machines/app/cache.machine.ts'
import { answerOf, missedBy, modelOf, statesOf } from '../../model.ts'

const paths = modelOf(cacheMachine, [
  { type: 'page.hidden' },
  { type: 'clear' },
  ...['loading', 'saving', 'clearing'].map((state) => answerOf(`cache.${state}`, undefined)),
]).getShortestPaths()

test('every transition is taken', () => {
  expect(missedBy(paths, cacheMachine)).toEqual([])
})

test('the view of every state', () => {
  const seen = new Map(
    statesOf(paths).map((state) => [
      String(state.value),
      toCacheView(state as SnapshotFrom<typeof cacheMachine>).kind,
    ]),
  )
  expect(Object.fromEntries(seen)).toEqual({
    loading: 'loading',
    live: 'live',
    saving: 'live',
    clearing: 'clearing',
    cleared: 'clearing',
  })
})

test('every state accepts a request to clear the cache, which cannot be cancelled', () => {
  const takes = (type: 'clear' | 'page.hidden') =>
    new Set(statesOf(paths).flatMap((state) => (state.can({ type }) ? [String(state.value)] : [])))
  expect(takes('clear')).toEqual(new Set(['loading', 'live', 'saving']))
  expect(takes('page.hidden')).toEqual(new Set(['live']))
})

test('a page that is left during the clearing saves no cache', async () => {
  const done: string[] = []
  const effectOf = (name: string) => async () => void done.push(name)
  const actor = createActor(
    cacheMachine.provide({
      actors: {
        loadCache: cacheEffects.loadCache.by(effectOf('load')),
        saveCache: cacheEffects.saveCache.by(effectOf('save')),
        clearCache: cacheEffects.clearCache.by(effectOf('clear')),
      },
    }),
  ).start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  await settled()
  actor.send({ type: 'page.hidden' })
  // The save must happen synchronously, because a closing page runs nothing later.
  expect(done).toEqual(['load', 'save'])
  await settled()
  actor.send({ type: 'clear' })
  actor.send({ type: 'page.hidden' })
  await settled()
  actor.send({ type: 'page.hidden' })
  expect(done).toEqual(['load', 'save', 'clear'])
})
