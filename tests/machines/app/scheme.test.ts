import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import {
  SCHEMES,
  schemeMachine,
  toSchemeView,
  type Scheme,
  type Shade,
} from '#machines/app/scheme.machine.ts'
import { missedBy, modelOf } from '../../model.ts'

const SHADES: Shade[] = ['dark', 'light']
const model = modelOf(
  schemeMachine,
  [
    ...SCHEMES.flatMap((scheme) => [
      { type: 'choose', scheme },
      { type: 'storage.changed', scheme },
    ]),
    ...SHADES.map((preferred) => ({ type: 'system.changed', preferred })),
  ],
  { input: { chosen: 'dark', preferred: 'dark' } },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), schemeMachine)).toEqual([])
})

const table: [Scheme, Shade, Shade][] = [
  ['dark', 'dark', 'dark'],
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['light', 'light', 'light'],
  ['system', 'dark', 'dark'],
  ['system', 'light', 'light'],
]
test.each(table)('%s on a device that prefers %s is painted %s', (chosen, preferred, shade) => {
  const actor = createActor(schemeMachine, { input: { chosen, preferred } }).start()
  expect(toSchemeView(actor.getSnapshot())).toEqual({ chosen, shade })
})

test('only a choice of the user is stored', () => {
  const written: Scheme[] = []
  const actor = createActor(schemeMachine, { input: { chosen: 'dark', preferred: 'dark' } })
  actor.on('chosen', ({ scheme }) => written.push(scheme))
  actor.start()
  actor.send({ type: 'choose', scheme: 'system' })
  actor.send({ type: 'system.changed', preferred: 'light' })
  actor.send({ type: 'storage.changed', scheme: 'dark' })
  expect(written).toEqual(['system'])
  expect(toSchemeView(actor.getSnapshot())).toEqual({ chosen: 'dark', shade: 'dark' })
})
