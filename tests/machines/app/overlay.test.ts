import fc from 'fast-check'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { overlayMachine, toOverlayView } from '#machines/app/overlay.machine.ts'
import { missedBy, modelOf } from '../../model.ts'

const model = modelOf(overlayMachine, [{ type: 'wait' }, { type: 'done' }], {
  contextOf: ({ waiting }) => Math.min(Number(waiting), 3),
})

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), overlayMachine)).toEqual([])
})

test('the screen is covered exactly while a task waits', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (begins) => {
      const actor = createActor(overlayMachine).start()
      let waiting = 0
      for (const isBegin of begins) {
        waiting = Math.max(0, waiting + (isBegin ? 1 : -1))
        actor.send({ type: isBegin ? 'wait' : 'done' })
        expect(toOverlayView(actor.getSnapshot())).toEqual(
          waiting > 0 ? { kind: 'covering', waiting } : { kind: 'clear' },
        )
      }
    }),
  )
})
