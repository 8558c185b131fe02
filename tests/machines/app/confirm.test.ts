import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { confirmMachine, toConfirmView } from '#machines/app/confirm.machine.ts'
import type { Decision } from '#machines/app/confirm-question.ts'
import { missedBy, modelOf } from '../../model.ts'

const ask = { type: 'ask', question: { kind: 'clear-cache' } } as const
const paths = modelOf(confirmMachine, [ask, { type: 'confirm' }, { type: 'cancel' }]).getShortestPaths()

test('every transition is taken', () => {
  expect(missedBy(paths, confirmMachine)).toEqual([])
})

test.each([
  ['confirm', 'confirmed'],
  ['cancel', 'cancelled'],
] as const)('%s is reported once, and closes the dialog', (type, decision) => {
  const told: Decision[] = []
  const actor = createActor(confirmMachine).start()
  actor.on('answered', (answered) => told.push(answered.decision))
  expect(toConfirmView(actor.getSnapshot())).toEqual({ kind: 'closed' })
  actor.send(ask)
  expect(toConfirmView(actor.getSnapshot())).toEqual({ kind: 'asking', question: ask.question })
  expect(actor.getSnapshot().can(ask)).toBe(false)
  actor.send({ type })
  actor.send({ type })
  expect(told).toEqual([decision])
  expect(toConfirmView(actor.getSnapshot())).toEqual({ kind: 'closed' })
})
